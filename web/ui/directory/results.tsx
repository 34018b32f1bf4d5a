import { memo, type ReactNode, type Ref, Suspense, useDeferredValue, useEffect, useRef } from "react";
import { type Found, pinnedEntriesKey, type Row } from "#domain/directory.ts";
import { formatNumber } from "#web/lib/number.ts";
import { Button } from "../button.tsx";
import { EmptyState, ErrorBanner } from "../panel.tsx";
import type { Directory } from "./definition.ts";
import { EntryCard } from "./entry-card.tsx";
import { useKept } from "./kept-entries.ts";
import { walkRows } from "./row-keys.ts";
import type { View } from "./use-wanted.ts";

type Props = {
  ref: Ref<HTMLElement>;
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

/**
 * Rows stand in groups, each a grid of its own: the browser lays out and paints only those near the screen, and hydrating
 * them is many short tasks. Six fill one, two or three columns.
 */
const groupSize = 6;
const groupStyle = "-m-2 p-2 [content-visibility:auto]"; // room for shadows, which end at the group's edge
const layouts = {
  grid: "grid gap-4 sm:grid-cols-2 xl:grid-cols-3 [contain-intrinsic-size:auto_75rem] sm:[contain-intrinsic-size:auto_37.5rem] xl:[contain-intrinsic-size:auto_25rem]",
  compact: "[contain-intrinsic-size:auto_33rem]",
};

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
  const pinned = useKept(pinnedEntriesKey)
    .filter((entry) => entry.directory === directory.name)
    .map(({ id }) => id)
    .join();
  const { total, matches, rows } = found;
  const below = useDeferredValue(rows); // the first group is painted without waiting for the others
  const groups = Array.from({ length: Math.ceil(rows.length / groupSize) }, (_, group) =>
    (group === 0 ? rows : below).slice(group * groupSize, (group + 1) * groupSize),
  );
  return (
    <div className="mt-5 lg:mt-0">
      <p role="status" className="text-[0.9375rem] font-semibold">
        Showing {formatNumber(matches)} of {formatNumber(total)} {directory.noun}
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
      <section
        ref={ref}
        aria-label={directory.title}
        aria-busy={isStale && !isFailed}
        onKeyDown={(event) => walkRows(event, onLeave)}
        className={`mt-4 flex flex-col ${view === "grid" ? "gap-4" : ""}`}
      >
        {groups.map((group, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
          <Suspense key={index}>
            <Group
              rows={group}
              directory={directory}
              view={view}
              hasCategory={hasCategory}
              pinned={pinned}
              actions={actions}
            />
          </Suspense>
        ))}
      </section>
      {rows.length < matches && <MoreButton left={matches - rows.length} isFollowing={pages > 1} onMore={onMore} />}
    </div>
  );
}

type GroupProps = Pick<Props, "directory" | "view" | "hasCategory" | "actions"> & {
  rows: Row[];
  /** The ids of the pinned entries, with commas. */
  pinned: string;
};

/** Rows of each answer are new objects, so it is their ids that tell whether a group has changed. */
const Group = memo(
  function Group({ rows, pinned, ...look }: GroupProps) {
    const pins = pinned.split(",");
    return (
      rows.length > 0 && (
        <ul className={`${groupStyle} ${layouts[look.view]}`}>
          {rows.map((row) => (
            <EntryCard key={row.id} {...look} row={row} isPinned={pins.includes(row.id)} />
          ))}
        </ul>
      )
    );
  },
  ({ rows: before, ...a }, { rows: after, ...b }) =>
    before.length === after.length &&
    before.every(({ id }, index) => id === after[index]?.id) &&
    (Object.keys(a) as (keyof typeof a)[]).every((key) => a[key] === b[key]),
);

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
        Show more ({formatNumber(left)} left)
      </Button>
    </div>
  );
}
