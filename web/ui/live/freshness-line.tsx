import { Link } from "wouter";
import { screens } from "#domain/screens.ts";
import { freshnessLine } from "#domain/status.ts";
import { useSources } from "./use-status.ts";

/**
 * How fresh the rows of a page are. Empty while the status is loading. Its height is fixed, so that
 * nothing moves when the answer arrives.
 */
export function FreshnessLine({ job }: { job: string }) {
  const sources = useSources(job);
  return (
    <p className="flex h-12 items-start gap-2 text-[0.9375rem] leading-6 text-muted md:h-6">
      {sources.length > 0 && (
        <>
          <span className="line-clamp-2 md:line-clamp-1">{freshnessLine(sources)}</span>
          <Link to={screens.status.path} className="text-accent underline underline-offset-2">
            Details
          </Link>
        </>
      )}
    </p>
  );
}
