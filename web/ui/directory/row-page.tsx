import { memo, type ReactNode, Suspense } from "react";
import type { DirectoryRow } from "#domain/directory/directory.ts";
import { chunks } from "#web/lib/chunks.ts";
import type { Directory } from "./definition.ts";
import { EntryCard } from "./entry-card.tsx";
import type { Links } from "./link-lines.tsx";
import type { View } from "./use-directory-state.ts";

/** Properties that all rows share. */
export type SharedRowProps = {
  directory: Directory;
  view: View;
  /** Whether to show each row's category. */
  hasCategory: boolean;
  actions: ((row: DirectoryRow) => ReactNode) | undefined;
  links: Links | undefined;
};

/** Each group of rows hydrates in its own task, so that the tasks stay short. */
const groupSize = 6;

/**
 * The browser skips layout and paint of pages of rows that are far from the screen. On the first
 * page, which shows the answer of a search, the browser also skips entries. The first few entries
 * are never skipped: a new skippable entry costs a second layout in its first frame. Entries of
 * other pages are not skippable either, because each skippable element costs time in every frame
 * while scrolling.
 */
const skippable = "-m-1 p-1 [content-visibility:auto] first-entries:[content-visibility:auto]"; // the padding is room for outlines, which are clipped
const layouts = {
  grid: `${skippable} mb-3 grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3 [contain-intrinsic-size:auto_600rem] sm:[contain-intrinsic-size:auto_300rem] xl:[contain-intrinsic-size:auto_200rem] first-entries:[contain-intrinsic-size:auto_11rem]`,
  compact: `${skippable} max-lg:mb-2 max-lg:grid max-lg:grid-cols-1 max-lg:gap-3 max-lg:sm:grid-cols-2 [contain-intrinsic-size:auto_600rem] sm:[contain-intrinsic-size:auto_300rem] lg:[contain-intrinsic-size:auto_216rem] first-entries:[contain-intrinsic-size:auto_11rem] lg:first-entries:[contain-intrinsic-size:auto_5.5rem]`,
};

type RowsProps = SharedRowProps & {
  /**
   * A row that is shown elsewhere for now leaves a gap, so that the other rows keep their group.
   */
  rows: (DirectoryRow | undefined)[];
  /** The ids of the pinned entries, separated by commas. */
  pinned: string;
};

/** Compares rows by their ids, since each answer has new row objects. */
function isSame({ rows: before, ...a }: RowsProps, { rows: after, ...b }: RowsProps): boolean {
  return (
    before.length === after.length &&
    before.every((row, index) => row?.id === after[index]?.id) &&
    (Object.keys(a) as (keyof typeof a)[]).every((key) => a[key] === b[key])
  );
}

/** A page of rows. */
export const RowPage = memo(function RowPage({ rows, ...shared }: RowsProps) {
  return (
    <ul className={layouts[shared.view]}>
      {chunks(rows, groupSize).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups have no id, only a position
        <Suspense key={index}>
          <Group {...shared} rows={group} />
        </Suspense>
      ))}
    </ul>
  );
}, isSame);

const Group = memo(function Group({ rows, pinned, ...shared }: RowsProps) {
  const pins = pinned.split(",");
  return rows.map((row) => row && <EntryCard key={row.id} {...shared} row={row} isPinned={pins.includes(row.id)} />);
}, isSame);
