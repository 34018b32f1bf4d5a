import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { screens } from "#domain/screens.ts";
import { freshnessLine } from "#domain/status.ts";
import { api, read } from "#web/lib/api.ts";

/** How fresh the rows of a page are; nothing while the status is not known. */
export function FreshnessLine({ job }: { job: string }) {
  const { data } = useQuery({ queryKey: ["status"], queryFn: () => read(api.status.$get()) });
  const sources = data?.sources.filter((source) => source.job === job) ?? [];
  return (
    <p className="min-h-6 text-muted">
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
