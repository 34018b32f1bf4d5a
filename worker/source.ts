import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Answers } from "./answers.ts";
import type { SourceSettings } from "./env.ts";

export type Reading<Row> = {
  rows: Row[];
  skipped: number;
  note?: string;
  /** Set if the source failed halfway, so that rows are missing. */
  isPartial?: boolean;
};

/** One outside service of a job. */
export type Source<Row> = {
  /** The name in the log, in addresses and in the ids of its rows. */
  name: string;
  /** The name that pages show. */
  label: string;
  /** True if we compute the rows, so that a run brings nothing new from outside. */
  isPrediction?: true;
  /**
   * Whether the source's platform has a schedule. If so, computed rows replace its rows while it
   * fails.
   */
  hasSchedule?: boolean;
  /**
   * Whether the operator has switched the source on. A source without this function is always on.
   */
  isOn?(settings: SourceSettings): boolean;
  read(ask: Answers, now: Date, settings: SourceSettings): Promise<Reading<Row>>;
};

/** The condition for visible rows: their source is switched on, or they were added by hand. */
export function isShown(
  sources: Pick<Source<never>, "name" | "isOn">[],
  origin: SQLiteColumn,
  settings: SourceSettings,
): SQL | undefined {
  const off = sources.filter(({ isOn }) => isOn && !isOn(settings));
  if (off.length === 0) return undefined;
  return sql`coalesce(${origin}, '') not in ${off.map(({ name }) => name)}`;
}

/**
 * Reads each item separately, and counts the items that cannot be read. `toRow` returns null for an
 * unwanted item.
 */
export function readEach<Item, Row>(items: Item[], toRow: (item: Item) => Row | null): Reading<Row> {
  const rows: Row[] = [];
  let skipped = 0;
  for (const item of items) {
    try {
      const row = toRow(item);
      if (row) rows.push(row);
    } catch {
      skipped++;
    }
  }
  return { rows, skipped };
}
