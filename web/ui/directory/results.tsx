import { memo, type ReactNode, type Ref, Suspense, useEffect, useRef } from "react";
import { type DirectoryRow, type Gone, pageSize, type SearchResult } from "#domain/directory/directory.ts";
import { pinnedEntriesKey } from "#domain/storage-keys.ts";
import { dateFormats } from "#domain/text/date-format.ts";
import { formatNumber } from "#web/lib/number.ts";
import { Button } from "../button.tsx";
import { EmptyState, ErrorBanner } from "../panel.tsx";
import type { Directory } from "./definition.ts";
import { EntryCard } from "./entry-card.tsx";
import { useKept } from "./kept-entries.ts";
import type { Links } from "./links-opened.tsx";
import { walkRows } from "./row-keys.ts";
import type { View } from "./use-wanted.ts";

type Props = {
  ref: Ref<HTMLElement>;
  directory: Directory;
  view: View;
  actions: ((row: DirectoryRow) => ReactNode) | undefined;
  links: Links | undefined;
  hasCategory: boolean;
  found: SearchResult;
  /** The rows below the first group, which is painted without waiting for them. */
  below: DirectoryRow[];
  isStale: boolean;
  isFailed: boolean;
  isPartial: boolean;
  /** What narrows the list. */
  filters: ReactNode;
  retry: () => void;
  pages: number;
  onMore: () => void;
  onClear: () => void;
  /** The keyboard wants to go up from the first row. */
  onLeave: () => void;
};

/** So many are painted with the answer itself: more than a screen shows before the next frame. */
const paintedAtOnce = 4;

/** Hydrating them is many short tasks, one a group. */
const groupSize = 6;

/** The browser lays out and paints only pages near the screen, and in them only the entries near it. */
const skippable = "-m-1 p-1 [content-visibility:auto]"; // room for outlines, which end at its edge
const layouts = {
  grid: `${skippable} mb-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 [contain-intrinsic-size:auto_600rem] sm:[contain-intrinsic-size:auto_300rem] xl:[contain-intrinsic-size:auto_200rem]`,
  compact: `${skippable} max-lg:mb-2 max-lg:grid max-lg:gap-3 max-lg:sm:grid-cols-2 [contain-intrinsic-size:auto_600rem] sm:[contain-intrinsic-size:auto_300rem] lg:[contain-intrinsic-size:auto_216rem]`,
};

export function Results({
  ref,
  directory,
  view,
  hasCategory,
  actions,
  links,
  found,
  below,
  isStale,
  isFailed,
  isPartial,
  filters,
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
  const first = rows.slice(0, paintedAtOnce);
  // Of an older answer, the rows that are among the first now stand there only.
  const others = below.slice(paintedAtOnce, rows.length).filter(({ id }) => !first.some((row) => row.id === id));
  const shown = [...first, ...others];
  return (
    <div className="mt-5 lg:mt-0">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <p role="status" className="mr-1 text-[0.9375rem] font-semibold">
          Showing {formatNumber(matches)} of {formatNumber(total)} {directory.noun}
          {isPartial && " that are loaded"}
        </p>
        {filters}
      </div>
      {isFailed && (
        <div className="mt-4">
          <ErrorBanner
            text={`The full list of ${directory.noun} could not be loaded.${isPartial ? " This searches the part that is loaded." : ""}`}
          >
            <Button size="small" onClick={retry}>
              Try Again
            </Button>
          </ErrorBanner>
        </div>
      )}
      {found.gone?.map((entry) => (
        <GoneNote key={entry.id} {...entry} />
      ))}
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
        className="mt-3"
      >
        {chunks(shown, pageSize).map((page, index) => (
          <Page
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
            key={index}
            rows={page}
            directory={directory}
            view={view}
            hasCategory={hasCategory}
            pinned={pinned}
            actions={actions}
            links={links}
          />
        ))}
      </section>
      {rows.length < matches && (
        <MoreButton
          left={matches - rows.length}
          isFollowing={pages > 1 && shown.length === pages * pageSize}
          onMore={onMore}
        />
      )}
    </div>
  );
}

const monthFormat = dateFormats({ month: "long", year: "numeric" });

/** Tells who looks for an entry that is no more what became of it. */
function GoneNote({ name, since, reason }: Gone) {
  const when = since && (since.includes("-") ? monthFormat("UTC").format(new Date(since)) : since);
  return (
    <p className="mt-4 rounded-card border border-edge px-4 py-3">
      <strong>
        {name} {when ? `has been gone since ${when}` : "is gone"}.
      </strong>{" "}
      {reason}
    </p>
  );
}

type RowsProps = Pick<Props, "directory" | "view" | "hasCategory" | "actions" | "links"> & {
  rows: DirectoryRow[];
  /** The ids of the pinned entries, with commas. */
  pinned: string;
};

/**
 * Rows of each answer are new objects, so it is their ids that tell whether anything has changed.
 */
function isSame({ rows: before, ...a }: RowsProps, { rows: after, ...b }: RowsProps): boolean {
  return (
    before.length === after.length &&
    before.every(({ id }, index) => id === after[index]?.id) &&
    (Object.keys(a) as (keyof typeof a)[]).every((key) => a[key] === b[key])
  );
}

const Page = memo(function Page({ rows, ...look }: RowsProps) {
  return (
    <ul className={layouts[look.view]}>
      {chunks(rows, groupSize).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a group is its place
        <Suspense key={index}>
          <Group {...look} rows={group} />
        </Suspense>
      ))}
    </ul>
  );
}, isSame);

const Group = memo(function Group({ rows, pinned, ...look }: RowsProps) {
  const pins = pinned.split(",");
  return rows.map((row) => <EntryCard key={row.id} {...look} row={row} isPinned={pins.includes(row.id)} />);
}, isSame);

function chunks(rows: DirectoryRow[], size: number): DirectoryRow[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}

/**
 * Shows the next rows. Who has pressed it once gets the following ones by scrolling, page by page;
 * before, the footer stays in reach.
 */
function MoreButton({ left, isFollowing, onMore }: { left: number; isFollowing: boolean; onMore: () => void }) {
  const button = useRef<HTMLButtonElement>(null);

  // Follows the scrolling.
  useEffect(() => {
    if (!isFollowing || !button.current) return;
    const observer = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && onMore(), {
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
