import { useState } from "react";
import { examplePosting } from "#domain/job-match/example-posting.ts";
import type { JobMatch } from "#domain/job-match/match.ts";
import { type NamedJob, namedJobText, readNamedJob } from "#domain/job-match/named-job.ts";
import { locationIn } from "#domain/job-match/tracker-link.ts";
import { namedJobKey } from "#domain/storage-keys.ts";
import { store, useStored } from "#web/lib/storage.ts";

/** The posting's job, with the visitor's corrections. They are stored with the posting. */
export function useNamedJob(posting: string, { role, company, knockOuts }: JobMatch) {
  const kept = useStored(namedJobKey);
  const [typed, setTyped] = useState<string>();
  const named = readNamedJob(typed ?? kept, posting);
  const correct = (change: Partial<NamedJob>) => {
    const text = namedJobText(posting, { ...named, ...change });
    setTyped(text);
    if (posting !== examplePosting) store(namedJobKey, text);
  };
  return { job: { role, company, place: locationIn(knockOuts), ...named }, correct };
}
