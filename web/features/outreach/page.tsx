import { Sparkles } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { maxSearchLength } from "#domain/limits.ts";
import { followUpAfter } from "#domain/outreach/follow-up-kinds.ts";
import { isSameCompany } from "#domain/outreach/legal-form.ts";
import { companyProblem, sanitize, type Target, targetFromParams, targetToParams } from "#domain/outreach/outreach.ts";
import { scrollToIdSoon } from "#web/lib/scroll.ts";
import { notify } from "#web/lib/toast.ts";
import { useUrlState } from "#web/lib/url-state.ts";
import { keepWantedJob, useWantedJob } from "#web/lib/wanted-job.ts";
import { Button } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { RememberButton } from "#web/ui/remember-button.tsx";
import { HiddenTools } from "./hidden-tools.tsx";
import { OutreachTools, toolsId } from "./outreach-tools.tsx";
import { Tips } from "./tips.tsx";
import { useEdits } from "./use-edits.ts";
import { forgetHandedOver } from "./use-form.ts";

/**
 * The page of the outreach generator. The address holds the company and role of the last Generate.
 * The cards are for them. Editing the form hides the cards until the next Generate.
 */
export default function OutreachPage() {
  const [params, setParams] = useUrlState();
  const [typed, setTyped] = useState<Target>();
  const [generated, setGenerated] = useState<Target>();
  const [problem, setProblem] = useState<string>();
  const edits = useEdits();
  const company = useRef<HTMLInputElement>(null);
  const kept = useWantedJob();
  const addressed = targetFromParams(params);
  const target = typed ?? (params.size > 0 ? addressed : { company: kept.company, role: sanitize(kept.role) });
  const shown = generated ?? (!typed && !companyProblem(addressed.company) ? addressed : undefined);
  const followUp = followUpAfter(params.get("before"));

  const change = (part: Partial<Target>) => {
    setTyped({ ...target, ...part });
    setGenerated(undefined);
    setProblem(undefined);
  };

  const generate = (event: FormEvent) => {
    event.preventDefault();
    const found = companyProblem(target.company);
    setProblem(found);
    if (found) {
      company.current?.focus();
      return notify.error(found);
    }
    const clean = { company: sanitize(target.company), role: sanitize(target.role) };
    const isOther = !isSameCompany(clean.company, addressed.company);
    if (isOther) forgetHandedOver();
    const isEdited = edits.of[followUp] !== undefined;
    const cleared = { role: undefined, message: undefined, ...(isOther && !isEdited && { before: undefined }) };
    setParams({ ...cleared, ...Object.fromEntries(targetToParams(clean)) });
    setGenerated(clean);
    keepWantedJob({ company: clean.company, ...(clean.role && { role: clean.role }) });
    notify.success("LinkedIn outreach tools generated!");
    scrollToIdSoon(toolsId);
  };

  return (
    <PageFrame
      screen="outreach"
      title="LinkedIn Outreach Generator"
      intro="Find the right people at one company, and know what to write to them."
    >
      <form onSubmit={generate} aria-label="Outreach" className="card p-5 shadow-card sm:p-7">
        <div className="grid gap-5 md:grid-cols-2">
          <TextField
            ref={company}
            label="Target company"
            error={problem}
            name="company"
            maxLength={maxSearchLength}
            autoComplete="off"
            placeholder="Acme Corp"
            required
            value={target.company}
            onChange={(event) => change({ company: event.target.value })}
          />
          <TextField
            label="Target role (optional)"
            aside={<RememberButton values={{ role: target.role }} />}
            name="role"
            maxLength={maxSearchLength}
            autoComplete="organization-title"
            placeholder="Data Analyst"
            hint="Needed for referrals."
            value={target.role}
            onChange={(event) => change({ role: event.target.value })}
          />
        </div>
        <Button type="submit" size="large" className="mt-6 w-full sm:w-auto" disabled={target.company.trim() === ""}>
          <Sparkles aria-hidden="true" className="size-5" />
          Generate outreach tools
        </Button>
      </form>
      {!shown && !companyProblem(addressed.company) && <HiddenTools target={target} />}
      {shown && <OutreachTools key={shown.company} target={shown} edits={edits} />}
      <Tips />
    </PageFrame>
  );
}
