import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { freshnessLine } from "#domain/status.ts";
import { useSources } from "./use-status.ts";

/**
 * Says how fresh the rows of a page are. Empty while the status is loading. Its height fits the
 * usual sentence, so that nothing moves when the answer arrives.
 */
export function FreshnessLine({ job }: { job: string }) {
  const sources = useSources(job);
  return (
    <p className="min-h-18 text-[0.9375rem] leading-6 text-muted min-[22rem]:min-h-12 md:min-h-6">
      {sources.length > 0 && (
        <>
          {freshnessLine(sources)}{" "}
          <Link to={screens.status.path} className="text-accent underline underline-offset-2">
            Details
          </Link>
        </>
      )}
    </p>
  );
}
