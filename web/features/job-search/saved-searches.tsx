import { Trash2 } from "lucide-react";
import { Link } from "wouter";
import { searchSummary, searchToParams } from "#domain/job-search/address.ts";
import { type SavedSearch, sinceLastOpened } from "#domain/job-search/saved-searches.ts";
import { screens } from "#domain/screens.ts";
import { useMinute } from "#web/lib/clock.ts";
import { readableMoment } from "#web/lib/date.ts";
import { besideRow, restoreFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";

export const savedId = "saved-searches";

type Props = { saved: SavedSearch[]; onOpen: (saved: SavedSearch) => void; onForget: (saved: SavedSearch) => void };

/** The list of saved searches. Each has links to open it, to see new results, and to delete it. */
export function SavedSearches({ saved, onOpen, onForget }: Props) {
  const now = useMinute();
  return (
    <section id={savedId} aria-labelledby="saved-title" className="mt-10">
      <h2 id="saved-title" className="text-xl">
        Saved searches
      </h2>
      <p className="mt-1 text-[0.9375rem] text-muted">Kept in this browser only.</p>
      <ul className="mt-4 divide-y divide-line card">
        {saved.map((entry) => {
          const newer = sinceLastOpened(entry, now);
          const summary = searchSummary(entry.search);
          const params = searchToParams(entry.search).toString();
          return (
            <li key={params} className="flex items-center justify-between gap-3 py-2 pr-2 pl-4">
              <div className="min-w-0 py-1">
                <Link
                  to={`${screens["job-search"].path}?${params}`}
                  replace
                  onClick={() => onOpen(entry)}
                  className="font-semibold text-accent hover:underline"
                >
                  {summary}
                </Link>
                <p className="text-sm text-muted">
                  Last opened {readableMoment(new Date(entry.lastOpened).toISOString())}
                  {newer && (
                    <>
                      {" · "}
                      <Link
                        to={`${screens["job-search"].path}?${searchToParams(newer)}`}
                        replace
                        onClick={() => onOpen(entry)}
                        className="font-semibold text-accent underline underline-offset-2"
                      >
                        New since then
                      </Link>
                    </>
                  )}
                </p>
              </div>
              <Button
                variant="ghost"
                aria-label={`Forget ${summary}`}
                className="aspect-square shrink-0 px-0"
                onClick={({ currentTarget }) => {
                  restoreFocus(besideRow(currentTarget.closest("li")));
                  onForget(entry);
                }}
              >
                <Trash2 aria-hidden="true" className="size-4.5" />
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
