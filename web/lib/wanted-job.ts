import { profileKey, wantedJobKey } from "#domain/storage-keys.ts";
import { readWantedJob, type WantedJob } from "#domain/wanted-job.ts";
import { useBrowserValue } from "./hydrated.ts";
import { forget, onStored, readStored, store } from "./storage.ts";

type Wanted = WantedJob & { company: string };

const nothing: Wanted = { role: "", city: "", country: "", company: "" };

/** What this visit has kept. It holds until the profile or another tab says something else. */
let visit: { job: string | null; profile: string | null; wanted: Wanted } | undefined;

/**
 * The job that the visitor looks for: what was typed in this visit, in whichever tool, else the
 * profile, else what was typed last. The company is that of this visit.
 */
export function useWantedJob(): Wanted {
  return JSON.parse(useBrowserValue(onStored, () => JSON.stringify(wantedNow()), JSON.stringify(nothing)));
}

function wantedNow(): Wanted {
  const [job, profile] = [readStored(wantedJobKey), readStored(profileKey)];
  if (visit?.job === job && visit.profile === profile) return visit.wanted;
  const [last, { role, city, country }] = [readWantedJob(job), readWantedJob(profile)];
  const place = city || country ? { city, country } : { city: last.city, country: last.country };
  return { role: role || last.role, ...place, company: "" };
}

/**
 * What is not said stays as it was. The company is not stored, nor is what the profile says: who
 * deletes the profile deletes all of it.
 */
export function keepWantedJob(said: Partial<Wanted>): void {
  const wanted = { ...wantedNow(), ...said };
  const profile = readStored(profileKey);
  const own = readWantedJob(profile);
  const { company: _, ...typed } = wanted;
  const job = JSON.stringify(typed, (key, value) =>
    value && own[key as keyof WantedJob] === value ? undefined : value,
  );
  const isKnown = job === "{}";
  visit = { job: isKnown ? null : job, profile, wanted };
  if (isKnown) forget(wantedJobKey);
  else store(wantedJobKey, job);
}
