import { memo, type ReactNode, Suspense } from "react";
import type { DirectoryRow } from "#domain/directory/directory.ts";
import type { Directory } from "./definition.ts";
import { EntryCard } from "./entry-card.tsx";
import type { Links } from "./links-opened.tsx";
import type { View } from "./use-wanted.ts";

/** How rows are shown. */
export type RowsLook = {
  directory: Directory;
  view: View;
  /** Says of each row which category it is in. */
  hasCategory: boolean;
  actions: ((row: DirectoryRow) => ReactNode) | undefined;
  links: Links | undefined;
};

/** Hydrating them is many short tasks, one a group. */
const groupSize = 6;

/** The browser lays out and paints only pages near the screen, and in them only the entries near it. */
const skippable = "-m-1 p-1 [content-visibility:auto]"; // room for outlines, which end at its edge
const layouts = {
  grid: `${skippable} mb-3 grid gap-4 sm:grid-cols-2 xl:grid-cols-3 [contain-intrinsic-size:auto_600rem] sm:[contain-intrinsic-size:auto_300rem] xl:[contain-intrinsic-size:auto_200rem]`,
  compact: `${skippable} max-lg:mb-2 max-lg:grid max-lg:gap-3 max-lg:sm:grid-cols-2 [contain-intrinsic-size:auto_600rem] sm:[contain-intrinsic-size:auto_300rem] lg:[contain-intrinsic-size:auto_216rem]`,
};

type RowsProps = RowsLook & {
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

/** The rows that one press brings. */
export const RowPage = memo(function RowPage({ rows, ...look }: RowsProps) {
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

export function chunks(rows: DirectoryRow[], size: number): DirectoryRow[][] {
  return Array.from({ length: Math.ceil(rows.length / size) }, (_, at) => rows.slice(at * size, (at + 1) * size));
}
