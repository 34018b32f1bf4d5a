import { profileKey, wantedJobKey } from "#domain/storage-keys.ts";
import { readWantedJob, type WantedJob } from "#domain/wanted-job.ts";
import { useBrowserValue } from "./hydrated.ts";
import { onStored, readStored, store } from "./storage.ts";

type Wanted = WantedJob & { company: string };

const nothing: Wanted = { role: "", city: "", country: "", company: "" };

/** What this visit has kept. It holds until the profile or another tab says something else. */
let visit: { job: string; profile: string | null; company: string } | undefined;

/**
 * The job that the visitor looks for: what was typed in this visit, in whichever tool, else the
 * profile, else what was typed last. The company is that of this visit.
 */
export function useWantedJob(): Wanted {
  return JSON.parse(useBrowserValue(onStored, () => JSON.stringify(wantedNow()), JSON.stringify(nothing)));
}

function wantedNow(): Wanted {
  const [job, profile] = [readStored(wantedJobKey), readStored(profileKey)];
  const last = readWantedJob(job);
  if (visit && visit.job === job && visit.profile === profile) return { ...last, company: visit.company };
  const { role, city, country } = readWantedJob(profile);
  const place = city || country ? { city, country } : { city: last.city, country: last.country };
  return { role: role || last.role, ...place, company: "" };
}

/** What is not said stays as it was. The company is not stored. */
export function keepWantedJob(said: Partial<Wanted>): void {
  const { company, ...wanted } = { ...wantedNow(), ...said };
  const job = JSON.stringify(wanted);
  visit = { job, profile: readStored(profileKey), company };
  store(wantedJobKey, job);
}
