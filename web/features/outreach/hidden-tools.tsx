import { companyProblem, sanitize, type Target } from "#domain/outreach/outreach.ts";
import { withFullStop } from "#domain/text/text.ts";

/** Stands in the place of the tools that an edit has hidden. */
export function HiddenTools({ target: { company } }: { target: Target }) {
  return (
    <p role="status" className="mt-8 text-muted">
      Press Generate outreach tools to see them
      {/* Not said anew at every letter of the company. */}
      <span aria-live="off">{companyProblem(company) ? " again." : ` for ${withFullStop(sanitize(company))}`}</span>{" "}
      What you changed by hand is kept.
    </p>
  );
}
