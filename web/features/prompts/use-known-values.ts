import { valuesOfJob, valuesOfVisitor } from "#domain/prompts/filling.ts";
import { jobPostingKey } from "#domain/storage-keys.ts";
import { useProfile } from "#web/lib/profile.ts";
import { readStored } from "#web/lib/storage.ts";
import { useWantedJob } from "#web/lib/wanted-job.ts";
import type { Values } from "./drafts.ts";

/**
 * Values to prefill the blanks with. The job in the address and its stored posting come first, then
 * the values that the visitor has typed in other tools.
 */
export function useKnownValues(): Values {
  const wanted = useWantedJob();
  const { skills, links } = useProfile();
  const target = new URLSearchParams(location.search);
  const [role, company] = [target.get("role"), target.get("company")];
  const known = valuesOfVisitor({ ...wanted, company: role ? "" : wanted.company, skills, links });
  return { ...known, ...valuesOfJob(role, company, readStored(jobPostingKey)) };
}
