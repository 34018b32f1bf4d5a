import { valuesOfJob, valuesOfVisitor } from "#domain/prompts/filling.ts";
import { jobPostingKey } from "#domain/storage-keys.ts";
import { useProfile } from "#web/lib/profile.ts";
import { readStored } from "#web/lib/storage.ts";
import { useWantedJob } from "#web/lib/wanted-job.ts";
import type { Values } from "./drafts.ts";

/**
 * What the address says about a job, and its posting, if the visitor came from a comparison with
 * it; before that, what the visitor has told the other tools.
 */
export function useKnownValues(): Values {
  const wanted = useWantedJob();
  const { skills, links } = useProfile();
  const target = new URLSearchParams(location.search);
  const [role, company] = [target.get("role"), target.get("company")];
  const told = valuesOfVisitor({ ...wanted, company: role ? "" : wanted.company, skills, links });
  return { ...told, ...valuesOfJob(role, company, readStored(jobPostingKey)) };
}
