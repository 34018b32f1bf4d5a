import { readWantedJob, type WantedJob, wantedJobKey } from "#domain/wanted-job.ts";
import { readStored, store, useStored } from "./storage.ts";

/** The job that the visitor looked for last, in whichever tool. */
export function useWantedJob(): WantedJob {
  return readWantedJob(useStored(wantedJobKey));
}

/** What is not said stays as it was. */
export function keepWantedJob(job: Partial<WantedJob>): void {
  store(wantedJobKey, JSON.stringify({ ...readWantedJob(readStored(wantedJobKey)), ...job }));
}
