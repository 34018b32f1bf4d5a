import { Dices } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { DirectoryRow, Query } from "#domain/directory/directory.ts";
import { notify } from "#web/lib/toast.ts";
import { Button, buttonStyle } from "#web/ui/button.tsx";
import { askDirectory } from "#web/ui/directory/ask-directory.ts";
import type { Directory } from "#web/ui/directory/definition.ts";
import { Facts } from "#web/ui/directory/entry-facts.tsx";
import { ExternalLink } from "#web/ui/external-link.tsx";

type Props = { directory: Directory; query: Query; actions: (row: DirectoryRow) => ReactNode };

/** The first step of a project, by its format. */
const firstSteps: Record<string, string> = {
  text: "Skim the tutorial to its end, so that you know what you will have built. Then begin with its first step.",
  video: "Watch the first ten minutes without typing, then start again and build along.",
  repository: "Read its README, and get the finished project to run on your machine.",
  brief:
    "Write the smallest version down in five lines: what somebody sees, and what happens when they press something.",
};

/**
 * Picks a random project that matches the search and filters. The pick stays until these change.
 */
export function RandomPick({ directory, query, actions }: Props) {
  const [picked, setPicked] = useState<{ row: DirectoryRow; asked: string }>();
  const asked = JSON.stringify(query);
  const pick = picked?.asked === asked ? picked.row : undefined;

  const roll = async () => {
    try {
      const { matches } = await askDirectory(directory, query, 0, 0);
      const at = Math.floor(Math.random() * matches);
      const { rows } = await askDirectory(directory, query, at, at + 1);
      setPicked(rows[0] && { row: rows[0], asked });
      if (!rows[0]) notify.error("No project fits your filters");
    } catch {
      notify.error("The list of projects could not be loaded");
    }
  };

  return (
    <div className="mt-4">
      <Button variant="secondary" size="small" onClick={roll}>
        <Dices aria-hidden="true" className="size-4.5" />
        {pick ? "Pick another" : "Pick one for me"}
      </Button>
      <div aria-live="polite">{pick && <Pick directory={directory} row={pick} actions={actions} />}</div>
    </div>
  );
}

function Pick({ directory, row, actions }: Omit<Props, "query"> & { row: DirectoryRow }) {
  return (
    <section aria-label="Picked for you" className="mt-3 rounded-card border border-accent bg-tint p-5">
      <h2 className="text-xl">{row.name}</h2>
      <p className="mt-1.5">{row.description}</p>
      <p className="mt-1.5 flex flex-wrap items-center gap-2 text-sm text-muted">
        <Facts directory={directory} row={row} />
      </p>
      <p className="mt-3">
        <strong>First step:</strong> {firstSteps[String(row.format)]}
      </p>
      <div className="mt-4 flex flex-wrap items-center gap-2">
        <ExternalLink href={row.url} rel="noopener noreferrer nofollow" className={buttonStyle()}>
          Start this project
        </ExternalLink>
        {actions(row)}
      </div>
    </section>
  );
}
