import { profileKey, wantedJobKey } from "#domain/storage-keys.ts";
import { readWantedJob, type WantedJob } from "#domain/wanted-job.ts";
import { useBrowserValue } from "./hydrated.ts";
import { forget, onStored, readStored, store } from "./storage.ts";

type WantedJobAndCompany = WantedJob & { company: string };

const nothing: WantedJobAndCompany = { role: "", city: "", country: "", company: "" };

/** The job of this visit. It applies until the profile or another tab changes the stored texts. */
let visit: { job: string | null; profile: string | null; wanted: WantedJobAndCompany } | undefined;

/**
 * The job that the visitor is looking for, as last typed in any tool during this visit. A visit
 * starts with the job of the profile, or else of the previous visit. The company is never stored.
 */
export function useWantedJob(): WantedJobAndCompany {
  return JSON.parse(useBrowserValue(onStored, () => JSON.stringify(wantedNow()), JSON.stringify(nothing)));
}

function wantedNow(): WantedJobAndCompany {
  const [job, profile] = [readStored(wantedJobKey), readStored(profileKey)];
  if (visit?.job === job && visit.profile === profile) return visit.wanted;
  const [last, { role, city, country }] = [readWantedJob(job), readWantedJob(profile)];
  const place = city || country ? { city, country } : { city: last.city, country: last.country };
  return { ...last, role: role || last.role, ...place, company: "" };
}

/**
 * Updates the given fields. Values that are in the profile are not stored again, so that deleting
 * the profile deletes them.
 */
export function keepWantedJob(changes: Partial<WantedJobAndCompany>): void {
  const wanted = { ...wantedNow(), ...changes };
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
