import { Pin } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { Row } from "#domain/directory/directory.ts";
import { factName, factsOf } from "#domain/directory/facets.ts";
import { Badge } from "../badge.tsx";
import { ExternalLink } from "../external-link.tsx";
import { AlsoIn } from "./also-in.tsx";
import { type Directory, keptEntry } from "./definition.ts";
import { rememberVisit, togglePin } from "./kept-entries.ts";
import type { View } from "./use-wanted.ts";

type Props = {
  directory: Directory;
  row: Row;
  view: View;
  isPinned: boolean;
  /** Says which category it is in: needless on the category's own page. */
  hasCategory: boolean;
  /** More to do with it than to open it. */
  actions?: ((row: Row) => ReactNode) | undefined;
};

const looks = {
  grid: "card p-5 shadow-card",
  compact: "border-b border-line py-3 sm:px-2",
};

/** An entry; its link covers it. Rows of each answer are new objects, so it is its id that tells whether it has changed. */
export const EntryCard = memo(
  function EntryCard({ directory, row, view, isPinned, hasCategory, actions }: Props) {
    const { name, url, description } = row;
    const entry = keptEntry(directory, row);
    const byline = directory.byline && row[directory.byline];
    const remark = directory.remark?.(row);
    return (
      <li className={`relative flex min-w-0 flex-col transition-colors hover:border-accent ${looks[view]}`}>
        <h2 className="pr-9 text-[1.0625rem] wrap-anywhere">
          <ExternalLink
            href={url}
            rel="noopener noreferrer nofollow"
            data-entry={row.id}
            onVisit={() => rememberVisit(entry)}
            className="after:absolute after:inset-0 after:rounded-card"
          >
            {name}
          </ExternalLink>
        </h2>
        {byline && <p className="mt-0.5 text-sm text-muted">{byline}</p>}
        <p className={`mt-1.5 text-[0.9375rem] text-muted ${view === "compact" ? "sm:line-clamp-1" : ""}`}>
          {description}
        </p>
        {remark && <p className="mt-1.5 text-sm">{remark}</p>}
        <Badges directory={directory} row={row} hasCategory={hasCategory} />
        {row.alsoIn && <AlsoIn pages={row.alsoIn} />}
        {actions && <div className="relative mt-auto flex flex-wrap gap-2 pt-3 empty:hidden">{actions(row)}</div>}
        <button
          type="button"
          aria-pressed={isPinned}
          aria-label={`Pin ${name}`}
          onClick={() => togglePin(entry)}
          className={`absolute ${view === "grid" ? "top-2 right-2" : "top-1 right-0"} grid size-11 place-items-center rounded-full text-muted hover:text-accent aria-pressed:text-accent`}
        >
          <Pin aria-hidden="true" className={`size-4.5 ${isPinned ? "fill-current" : ""}`} />
        </button>
      </li>
    );
  },
  (a, b) =>
    a.row.id === b.row.id &&
    a.directory === b.directory &&
    a.view === b.view &&
    a.isPinned === b.isPinned &&
    a.actions === b.actions,
);

function Badges({
  directory: { facets, categories },
  row,
  hasCategory,
}: Pick<Props, "directory" | "row" | "hasCategory">) {
  return (
    <p className="mt-3 flex flex-wrap gap-1.5 empty:hidden">
      {hasCategory && <Badge tone="accent">{categories.find(({ slug }) => slug === row.category)?.name}</Badge>}
      {facets.flatMap((facet) =>
        factsOf(row, facet).map((value) => {
          const badge = facet.badges === true ? "plain" : facet.badges?.[value];
          if (!badge) return null;
          const { tone, label = factName(facet, value) } = typeof badge === "string" ? { tone: badge } : badge;
          return (
            <Badge key={facet.key + value} tone={tone}>
              {label}
            </Badge>
          );
        }),
      )}
    </p>
  );
}
