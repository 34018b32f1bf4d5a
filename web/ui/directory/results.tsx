import { type ReactNode, type Ref, Suspense, useEffect, useRef } from "react";
import { type Found, pinnedEntriesKey, type Row } from "#domain/directory.ts";
import { Button } from "../button.tsx";
import { EmptyState, ErrorBanner } from "../panel.tsx";
import type { Directory } from "./definition.ts";
import { EntryCard } from "./entry-card.tsx";
import { useKept } from "./kept-entries.ts";
import { walkRows } from "./row-keys.ts";
import type { View } from "./use-wanted.ts";

type Props = {
  ref: Ref<HTMLUListElement>;
  directory: Directory;
  view: View;
  actions: ((row: Row) => ReactNode) | undefined;
  hasCategory: boolean;
  found: Found;
  isStale: boolean;
  isFailed: boolean;
  retry: () => void;
  pages: number;
  onMore: () => void;
  onClear: () => void;
  /** The keyboard wants to go up from the first row. */
  onLeave: () => void;
};

const layouts = { grid: "grid gap-4 sm:grid-cols-2 xl:grid-cols-3", compact: "border-t border-line" };
const number = (count: number) => count.toLocaleString("en-US");

/** Cards hydrate in groups of this many, so that a first visit's work is many short tasks. */
const groupSize = 8;

export function Results({
  ref,
  directory,
  view,
  hasCategory,
  actions,
  found,
  isStale,
  isFailed,
  retry,
  pages,
  onMore,
  onClear,
  onLeave,
}: Props) {
  const pinned = new Set(useKept(pinnedEntriesKey).map((entry) => `${entry.directory}/${entry.id}`));
  const { total, matches, rows } = found;
  const groups = Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, group) =>
    rows.slice(group * groupSize, (group + 1) * groupSize),
  );
  return (
    <div className="mt-5 lg:mt-0">
      <p role="status" className="text-[0.9375rem] font-semibold">
        Showing {number(matches)} of {number(total)} {directory.noun}
      </p>
      {isFailed && (
        <div className="mt-4">
          <ErrorBanner text={`The full list of ${directory.noun} could not be loaded.`}>
            <Button size="small" onClick={retry}>
              Try Again
            </Button>
          </ErrorBanner>
        </div>
      )}
      {matches === 0 && (
        <div className="mt-4">
          <EmptyState title={`No ${directory.noun} found`} text="Try another word, or fewer filters.">
            <Button variant="secondary" onClick={onClear}>
              Clear search and filters
            </Button>
          </EmptyState>
        </div>
      )}
      <ul
        ref={ref}
        aria-label={directory.title}
        aria-busy={isStale && !isFailed}
        onKeyDown={(event) => walkRows(event, onLeave)}
        className={`mt-4 empty:hidden ${layouts[view]}`}
      >
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
          <Suspense key={index}>
            {group.map((row) => (
              <EntryCard
                key={row.id}
                directory={directory}
                row={row}
                view={view}
                isPinned={pinned.has(`${directory.name}/${row.id}`)}
                hasCategory={hasCategory}
                actions={actions}
              />
            ))}
          </Suspense>
        ))}
      </ul>
      {rows.length < matches && <MoreButton left={matches - rows.length} isFollowing={pages > 1} onMore={onMore} />}
    </div>
  );
}

/** Shows the next rows. Who has pressed it once gets the following ones by scrolling; before, the footer stays in reach. */
function MoreButton({ left, isFollowing, onMore }: { left: number; isFollowing: boolean; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);

  // Follows the scrolling.
  useEffect(() => {
    if (!isFollowing || !button.current) return;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), {
      rootMargin: "0px 0px 1500px",
    });
    observer.observe(button.current);
    return () => observer.disconnect();
  }, [isFollowing, onMore]);

  return (
    <div className="mt-8 text-center">
      <Button ref={button} variant="secondary" onClick={onMore}>
        Show more ({number(left)} left)
      </Button>
    </div>
  );
}
