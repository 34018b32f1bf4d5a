import { type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Answers } from "./answers.ts";
import type { SourceSettings } from "./env.ts";

export type Reading<Row> = { rows: Row[]; skipped: number; note?: string };

/** One outside service of a job. */
export type Source<Row> = {
  /** In the log, in addresses and in the ids of its rows. */
  name: string;
  /** How the pages call it. */
  label: string;
  /** Its rows are computed by us, so that a run is no news from outside. */
  isPrediction?: true;
  /** Its platform follows a rhythm, so that computed rows stand in while it fails. */
  hasRhythm?: boolean;
  /** Whether the operator has switched it on; without this it always is. */
  isOn?(settings: SourceSettings): boolean;
  read(ask: Answers, now: Date, settings: SourceSettings): Promise<Reading<Row>>;
};

/** True of rows whose source is switched on, and of rows that were added by hand. */
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
 * Reads each item on its own: one that cannot be read is counted. `toRow` gives null for one that
 * we do not want.
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
