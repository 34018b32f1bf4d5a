import { Dices } from "lucide-react";
import { useState } from "react";
import type { Query, Row } from "#domain/directory/directory.ts";
import { factName } from "#domain/directory/facets.ts";
import { notify } from "#web/lib/toast.ts";
import { Button } from "#web/ui/button.tsx";
import type { Directory } from "#web/ui/directory/definition.ts";
import { askDirectory } from "#web/ui/directory/use-found.ts";
import { ExternalLink } from "#web/ui/external-link.tsx";

type Props = { directory: Directory; query: Query };

/** One project out of those that the search and filters leave, by chance. */
export function RandomPick({ directory, query }: Props) {
  const [pick, setPick] = useState<Row>();

  const roll = async () => {
    try {
      const { matches } = await askDirectory(directory, query, 0, 0);
      const at = Math.floor(Math.random() * matches);
      const { rows } = await askDirectory(directory, query, at, at + 1);
      setPick(rows[0]);
      if (!rows[0]) notify.error("No project fits your filters");
    } catch {
      notify.error("The list of projects could not be loaded");
    }
  };

  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-tint px-5 py-4">
      <Button onClick={roll}>
        <Dices aria-hidden="true" className="size-5" />
        {pick ? "Pick another" : "Pick one for me"}
      </Button>
      <p aria-live="polite" className="min-w-0 flex-1 basis-64">
        {pick ? (
          <>
            <ExternalLink href={pick.url} className="font-semibold text-accent underline underline-offset-4">
              {pick.name}
            </ExternalLink>{" "}
            <span className="text-muted">
              {directory.facets
                .flatMap((facet) => (typeof pick[facet.key] === "string" ? factName(facet, `${pick[facet.key]}`) : []))
                .join(" · ")}
            </span>
          </>
        ) : (
          <span className="text-muted">
            Filter the projects as you like, and let chance decide which of them you build next.
          </span>
        )}
      </p>
    </div>
  );
}
