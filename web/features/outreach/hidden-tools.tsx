import { companyProblem, sanitize, type Target } from "#domain/outreach/outreach.ts";
import { withFullStop } from "#domain/text/text.ts";

/** A line that replaces the tools while an edit of the form hides them. */
export function HiddenTools({ target: { company } }: { target: Target }) {
  return (
    <p role="status" className="mt-8 text-muted">
      Press Generate outreach tools to see them
      {/* A screen reader must not repeat the line at every letter of the company. */}
      <span aria-live="off">{companyProblem(company) ? " again." : ` for ${withFullStop(sanitize(company))}`}</span>{" "}
      What you changed by hand is kept.
    </p>
  );
}
