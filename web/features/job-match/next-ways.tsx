import { Link } from "wouter";
import type { KnockOut } from "#domain/job-match/facts.ts";
import type { NamedJob } from "#domain/job-match/named-job.ts";
import { trackerLink } from "#domain/job-match/tracker-link.ts";
import { maxSearchLength } from "#domain/limits.ts";
import { withoutLegalForm } from "#domain/outreach/legal-form.ts";
import { placeFrom } from "#domain/profile/place.ts";
import { screens } from "#domain/screens.ts";
import { useBrowserValue } from "#web/lib/hydrated.ts";
import { isStorageBlocked, onStored } from "#web/lib/storage.ts";
import { keepWantedJob } from "#web/lib/wanted-job.ts";
import { buttonStyle } from "#web/ui/button.tsx";
import { TextField } from "#web/ui/field.tsx";

type Props = {
  job: NamedJob;
  posting: string;
  knockOuts: KnockOut[];
  onCorrect: (change: Partial<NamedJob>) => void;
};

/** Links to other tools, filled with the posting's job. The visitor can correct the job here. */
export function NextWays({ job, posting, knockOuts, onCorrect }: Props) {
  const { role, company, place } = job;
  const isBlocked = useBrowserValue(onStored, isStorageBlocked, false);
  const both = { ...(role && { role }), ...(company && { company: withoutLegalForm(company) }) };
  const { city, country } = placeFrom(place);
  const isNamed = role.trim() + company.trim() !== "";
  const ways = [
    {
      label: "Search this job",
      to: `${screens["job-search"].path}?${new URLSearchParams({ role, ...(country && { location: country, city }) })}`,
      isOpen: role.trim().length > 1,
    },
    {
      label: "Find people there",
      to: `${screens.outreach.path}?${new URLSearchParams(both)}`,
      isOpen: company.trim().length > 1,
    },
    {
      label: "Fill in prompts",
      to: `${screens.prompts.path}?${new URLSearchParams(both)}`,
      isOpen: isNamed,
    },
    {
      label: "Save to the tracker",
      to: trackerLink(role, company, posting, knockOuts, place),
      isOpen: isNamed && !isBlocked,
    },
  ];
  return (
    <details className="mt-4 rounded-card bg-sunken/70 px-5 py-3" open>
      <summary className="min-h-8 cursor-pointer font-semibold">Go on with this job</summary>
      <div className="mt-3 grid gap-4 sm:grid-cols-3">
        <TextField
          label="Role"
          maxLength={maxSearchLength}
          autoComplete="off"
          value={role}
          onChange={({ target }) => onCorrect({ role: target.value })}
        />
        <TextField
          label="Company"
          maxLength={maxSearchLength}
          autoComplete="off"
          value={company}
          onChange={({ target }) => onCorrect({ company: target.value })}
        />
        <TextField
          label="Place"
          maxLength={maxSearchLength}
          autoComplete="off"
          value={place}
          onChange={({ target }) => onCorrect({ place: target.value })}
        />
      </div>
      {!isNamed && (
        <p className="mt-3 text-[0.9375rem] text-muted">
          We could not read the role or the company. Fill in one of them to search for the job or save it to the
          tracker.
        </p>
      )}
      <ul className="mt-4 mb-2 flex flex-wrap gap-2">
        {ways
          .filter(({ isOpen }) => isOpen)
          .map(({ label, to }) => (
            <li key={label}>
              <Link
                to={to}
                className={buttonStyle({ variant: "secondary", size: "small" })}
                onClick={() => role.trim() && keepWantedJob({ role: role.trim() })}
              >
                {label}
              </Link>
            </li>
          ))}
      </ul>
      {isBlocked && (
        <p className="mb-2 text-[0.9375rem] text-muted">
          This browser blocks its storage, so this job cannot be saved to the tracker.
        </p>
      )}
    </details>
  );
}
