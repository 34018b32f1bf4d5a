import { Pin } from "lucide-react";
import { memo, type ReactNode } from "react";
import type { DirectoryRow } from "#domain/directory/directory.ts";
import { Breakable } from "../breakable.tsx";
import { ExternalLink } from "../external-link.tsx";
import { AlsoIn } from "./also-in.tsx";
import { type Directory, keptEntry } from "./definition.ts";
import { Facts } from "./entry-facts.tsx";
import { rememberVisit, togglePin } from "./kept-entries.ts";
import type { Links } from "./link-lines.tsx";
import type { View } from "./use-directory-state.ts";

type Props = {
  directory: Directory;
  row: DirectoryRow;
  view: View;
  isPinned: boolean;
  /** Whether to show the category. The category's own page does not need it. */
  hasCategory: boolean;
  /** Buttons of the entry. If the opened content needs the whole card, it has `data-wide`. */
  actions?: ((row: DirectoryRow) => ReactNode) | undefined;
  links: Links | undefined;
};

const styles = {
  grid: {
    entry: "relative card flex flex-col p-4 hover:border-accent",
    heading: "pr-9", // room for the pin
    description: "mt-1.5",
    details: "mt-auto pt-3",
    facts: "",
    sign: "",
    pin: "top-1 right-1",
  },
  compact: {
    entry:
      "relative hover:border-accent max-lg:card max-lg:p-4 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,auto)] lg:items-center lg:gap-x-6 lg:border-b lg:border-line lg:py-3 lg:pr-12 lg:pl-2",
    heading: "max-lg:pr-9",
    description: "mt-1.5 lg:mt-0.5",
    details:
      "mt-3 lg:mt-0 lg:max-w-80 lg:flex-col lg:items-end lg:gap-y-0.5 xl:max-w-100 lg:has-data-wide:col-span-2 has-data-wide:max-w-none! has-data-wide:items-stretch!",
    facts: "lg:flex lg:flex-wrap lg:items-center lg:justify-end has-data-wide:justify-start! lg:gap-x-2.5 lg:gap-y-2",
    sign: "lg:min-w-0",
    pin: "top-1 right-1 lg:inset-y-0 lg:right-0 lg:my-auto",
  },
};

/** An entry. The whole card is its link. Answers have new row objects: the memo compares ids. */
export const EntryCard = memo(
  function EntryCard({ directory, row, view, isPinned, hasCategory, actions, links }: Props) {
    const { name, url, description } = row;
    const style = styles[view];
    const category = hasCategory && directory.categories.find(({ slug }) => slug === row.category)?.name;
    const byline = [directory.byline && row[directory.byline], category].filter(Boolean).join(" · ");
    const remark = directory.remark?.(row);
    return (
      <li className={style.entry}>
        <div className="min-w-0">
          <div className={`flex flex-wrap items-baseline gap-x-2.5 ${style.heading}`}>
            <h2 className="min-w-0 text-[1.0625rem] leading-snug wrap-anywhere">
              {links?.isOff(row) ? (
                <Breakable name={name} />
              ) : (
                <ExternalLink
                  href={url}
                  rel="noopener noreferrer nofollow"
                  data-entry={row.id}
                  onVisit={() => rememberVisit(keptEntry(directory, row))}
                  className="after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-accent"
                >
                  <Breakable name={name} />
                </ExternalLink>
              )}
            </h2>
            {byline && <span className="text-sm text-muted">{byline}</span>}
          </div>
          <p className={`text-[0.9375rem] text-muted ${style.description}`}>{description}</p>
          {remark && <p className="mt-1 text-sm">{remark}</p>}
          {row.relatedPages && <AlsoIn pages={row.relatedPages} />}
        </div>
        <div className={`flex flex-wrap items-center gap-x-2.5 gap-y-2 text-sm text-muted ${style.details}`}>
          <div className={`contents ${style.facts}`}>
            <Facts directory={directory} row={row} />
            {actions && (
              <div className="relative flex flex-wrap gap-2 empty:hidden has-data-wide:w-full">{actions(row)}</div>
            )}
          </div>
          <span className={`ml-auto min-h-6 min-w-44 text-right ${style.sign}`}>{links?.line(row)}</span>
        </div>
        <button
          type="button"
          aria-pressed={isPinned}
          aria-label={`Pin ${name}`}
          title="Pin it to the top of this page"
          onClick={() => togglePin(keptEntry(directory, row))}
          className={`absolute grid size-11 place-items-center rounded-full border border-transparent text-muted hover:text-accent aria-pressed:text-accent ${style.pin}`}
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
    a.links === b.links &&
    a.actions === b.actions,
);
