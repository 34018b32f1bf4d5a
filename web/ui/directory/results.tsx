import type { ReactNode, Ref } from "react";
import { type DirectoryRow, pageSize, type SearchResult } from "#domain/directory/directory.ts";
import { pinnedEntriesKey } from "#domain/storage-keys.ts";
import { formatNumber } from "#web/lib/number.ts";
import { Button } from "../button.tsx";
import { EmptyState } from "../panel.tsx";
import { GoneNote } from "./gone-note.tsx";
import { useKept } from "./kept-entries.ts";
import { ListFailure } from "./list-failure.tsx";
import { MoreButton } from "./more-button.tsx";
import { walkRows } from "./row-keys.ts";
import { chunks, RowPage, type RowsLook } from "./row-page.tsx";

type Props = RowsLook & {
  ref: Ref<HTMLElement>;
  found: SearchResult;
  /** The rows below the first group, which is painted without waiting for them. */
  below: DirectoryRow[];
  isStale: boolean;
  isLate: boolean;
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

/** So many pages one press on "Show more" brings: the first of them at once. */
const pagesByPress = 5;

export function Results({
  ref,
  directory,
  found,
  below,
  isStale,
  isLate,
  isFailed,
  isPartial,
  filters,
  retry,
  pages,
  onMore,
  onClear,
  onLeave,
  ...look
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
        <p role="status" className="mr-1 text-[0.9375rem] font-semibold in-data-asked:invisible">
          {isLate
            ? "Loading the list…"
            : `Showing ${formatNumber(matches)} of ${formatNumber(total)} ${directory.noun}${isPartial ? " that are loaded" : ""}`}
        </p>
        {filters}
      </div>
      {isFailed && <ListFailure noun={directory.noun} isPartial={isPartial} onRetry={retry} />}
      {found.gone?.map((entry) => (
        <GoneNote key={entry.id} {...entry} />
      ))}
      {matches === 0 && !isLate && (
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
        className={`mt-3 transition-opacity ${isLate ? "opacity-50" : ""}`}
      >
        {chunks(shown, pageSize).map((page, index) => (
          <RowPage
            // biome-ignore lint/suspicious/noArrayIndexKey: a page is its place
            key={index}
            {...look}
            directory={directory}
            rows={page}
            pinned={pinned}
          />
        ))}
      </section>
      {rows.length < matches && !isLate && (
        <MoreButton
          left={matches - rows.length}
          isFollowing={(pages - 1) % pagesByPress > 0 && shown.length === pages * pageSize}
          onMore={onMore}
        />
      )}
      <p className="mt-5 min-h-6 text-sm text-muted">{look.links?.isUnchecked && "Links not checked yet."}</p>
    </div>
  );
}
