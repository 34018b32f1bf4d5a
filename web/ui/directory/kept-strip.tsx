import { X } from "lucide-react";
import type { ReactNode } from "react";
import type { KeptEntry } from "#domain/directory/pinned-entries.ts";
import { pinnedEntriesKey, visitedEntriesKey } from "#domain/storage-keys.ts";
import { besideRow, passFocusOn, restoreFocus } from "#web/lib/focus.ts";
import { Button } from "../button.tsx";
import { ExternalLink } from "../external-link.tsx";
import type { Directory } from "./definition.ts";
import { forgetVisits, rememberVisit, togglePin, useKept } from "./kept-entries.ts";

/** The pinned and recently opened entries of a directory. Takes up no space if there are none. */
export function KeptStrip({ directory: { name } }: { directory: Directory }) {
  const own = (entries: KeptEntry[]) => entries.filter(({ directory }) => directory === name);
  const pinned = own(useKept(pinnedEntriesKey));
  const visited = own(useKept(visitedEntriesKey));
  return (
    <>
      {pinned.length > 0 && <EntryLinks title="Pinned" entries={pinned} onRemove={togglePin} />}
      {visited.length > 0 && (
        <EntryLinks title="Recently opened" entries={visited}>
          <Button ref={passFocusOn} variant="ghost" size="small" onClick={() => forgetVisits(name)}>
            Forget
          </Button>
        </EntryLinks>
      )}
    </>
  );
}

type Props = { title: string; entries: KeptEntry[]; onRemove?: (entry: KeptEntry) => void; children?: ReactNode };

/** A line of links to entries. */
export function EntryLinks({ title, entries, onRemove, children }: Props) {
  return (
    <section aria-label={title} className="mb-4 flex flex-wrap items-center gap-2">
      <p className="mr-1 text-sm font-semibold">{title}</p>
      {entries.map((entry) => (
        <span
          key={entry.id}
          className="inline-flex min-h-9 max-w-full items-center rounded-full border border-line bg-surface text-sm"
        >
          <ExternalLink
            href={entry.url}
            rel="noopener noreferrer nofollow"
            onVisit={() => rememberVisit(entry)}
            className={`truncate py-1.5 pl-3.5 hover:text-accent ${onRemove ? "pr-1" : "pr-3.5"}`}
          >
            {entry.name}
          </ExternalLink>
          {onRemove && (
            <button
              type="button"
              aria-label={`Remove ${entry.name} from ${title}`}
              onClick={({ currentTarget }) => {
                restoreFocus(besideRow(currentTarget.parentElement));
                onRemove(entry);
              }}
              className="grid size-9 shrink-0 place-items-center rounded-full text-muted hover:text-bad"
            >
              <X aria-hidden="true" className="size-3.5" />
            </button>
          )}
        </span>
      ))}
      {children}
    </section>
  );
}
