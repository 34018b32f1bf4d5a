import type { ReactNode, Ref } from "react";
import { type DirectoryRow, pageSize, type SearchResult } from "#domain/directory/directory.ts";
import { factName } from "#domain/directory/facets.ts";
import { pinnedEntriesKey } from "#domain/storage-keys.ts";
import { chunks } from "#web/lib/chunks.ts";
import { countLine, passFocusOn } from "#web/lib/focus.ts";
import { formatNumber } from "#web/lib/number.ts";
import { Button } from "../button.tsx";
import { EmptyState } from "../panel.tsx";
import type { Directory } from "./definition.ts";
import { GoneNote } from "./gone-note.tsx";
import { useKept } from "./kept-entries.ts";
import { ListFailure } from "./list-failure.tsx";
import { MoreRows } from "./more-rows.tsx";
import { walkRows } from "./row-keys.ts";
import { RowPage, type SharedRowProps } from "./row-page.tsx";

type Props = SharedRowProps & {
  ref: Ref<HTMLElement>;
  found: SearchResult;
  /** The rows below the first few. They may still come from an older answer. */
  below: DirectoryRow[];
  isStale: boolean;
  isLate: boolean;
  isFailed: boolean;
  isPartial: boolean;
  /** The active filters. */
  filters: ReactNode;
  retry: () => void;
  pages: number;
  onMore: () => void;
  onClear: () => void;
  /** Clears the filters, and keeps the search. */
  onUnfilter: () => void;
  /** Called when the arrow keys leave the first row upward. */
  onLeave: () => void;
};

/** A new answer paints this many rows. The other rows follow in the next frame. */
const paintedAtOnce = 3;

/** One press on "Show more" loads this many pages: one at once, the others while scrolling. */
const pagesByPress = 5;

/** If no row has all words, tells which words the rows have. */
const partlyText = (words: string[]) =>
  words.length === 1
    ? `These have “${words[0]}”.`
    : `These have some of them: ${new Intl.ListFormat("en", { type: "disjunction" }).format(words.map((word) => `“${word}”`))}.`;

/** How many rows match, and how many of them fit any choice, such as "any language". */
function countText({ noun, facets }: Directory, { matches, total, open }: SearchResult, isPartial: boolean): string {
  const text = `Showing ${formatNumber(matches)} of ${formatNumber(total)} ${noun}${isPartial ? " that are loaded" : ""}`;
  const facet = facets.find(({ any }) => any);
  if (!open || !facet?.any) return text;
  return `${text}, ${formatNumber(open)} of them for ${factName(facet, facet.any).toLowerCase()}`;
}

/** The rows that match, with their number, the active filters, and messages. */
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
  onUnfilter,
  onLeave,
  ...shared
}: Props) {
  const pinned = useKept(pinnedEntriesKey)
    .filter((entry) => entry.directory === directory.name)
    .map(({ id }) => id)
    .join();
  const { matches, rows } = found;
  const first = rows.slice(0, paintedAtOnce);
  const isFirst = ({ id }: DirectoryRow) => first.some((row) => row.id === id);
  // If a row below is now among the first rows, it leaves a gap.
  const rest = below.slice(paintedAtOnce, rows.length).map((row) => (isFirst(row) ? undefined : row));
  const shown = [...first, ...rest];
  return (
    <div className="mt-5 lg:mt-0">
      <div className="flex min-h-9 flex-wrap items-center gap-2">
        <p {...countLine} className="mr-1 text-[0.9375rem] font-semibold in-data-asked:invisible">
          {isLate ? "Loading the list…" : countText(directory, found, isPartial)}
        </p>
        {filters}
      </div>
      {isFailed && <ListFailure noun={directory.noun} isPartial={isPartial} onRetry={retry} />}
      {found.gone?.map((entry) => (
        <GoneNote key={entry.id} {...entry} />
      ))}
      {found.partly && matches > 0 && !isLate && (
        <p className="mt-4">No entry has all these words. {partlyText(found.partly)}</p>
      )}
      {found.hidden && !isLate && (
        <p className="mt-4">
          Your filters hide {found.hidden}.{" "}
          <button
            ref={passFocusOn}
            type="button"
            onClick={onUnfilter}
            className="font-semibold text-accent underline underline-offset-2"
          >
            Show it
          </button>
        </p>
      )}
      {matches === 0 && !isLate && (
        <div className="mt-4">
          <EmptyState title={`No ${directory.noun} found`} text="Try another word, or fewer filters.">
            <div className="flex flex-wrap justify-center gap-2">
              {found.unfiltered && (
                <Button onClick={onUnfilter}>Show {formatNumber(found.unfiltered)} without filters</Button>
              )}
              <Button variant="secondary" onClick={onClear}>
                Clear search and filters
              </Button>
            </div>
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
            // biome-ignore lint/suspicious/noArrayIndexKey: pages have no id, only a position
            key={index}
            {...shared}
            directory={directory}
            rows={page}
            pinned={pinned}
          />
        ))}
      </section>
      {rows.length < matches && !isLate && (
        <MoreRows
          left={matches - rows.length}
          isFollowing={(pages - 1) % pagesByPress > 0 && shown.length === pages * pageSize}
          onMore={onMore}
        />
      )}
      <p className="mt-5 min-h-6 text-sm text-muted">{shared.links?.isUnchecked && "Links not checked yet."}</p>
    </div>
  );
}
