import type { Reading } from "../../../source.ts";

/**
 * Reads several lists of one source as one list. If a row is in two lists, the first list counts.
 */
export async function readLists<Row extends { id: string }>(
  lists: string[],
  readList: (list: string) => Promise<Reading<Row>>,
): Promise<Reading<Row>> {
  const rows = new Map<string, Row>();
  const notes: string[] = [];
  let skipped = 0;
  let isPartial = false;
  for (const list of lists) {
    const reading = await readList(list);
    for (const row of reading.rows) if (!rows.has(row.id)) rows.set(row.id, row);
    skipped += reading.skipped;
    isPartial ||= reading.isPartial ?? false;
    if (reading.note) notes.push(reading.note);
  }
  return { rows: [...rows.values()], skipped, note: notes.join("; "), isPartial };
}

/**
 * Reads all pages, at most `maxPages`, as one list. Throws if the first page fails. If a later page
 * fails, the earlier pages are a partial reading with a note.
 */
export async function readPages<Row>(
  maxPages: number,
  readPage: (page: number) => Promise<Reading<Row> & { pages: number }>,
): Promise<Reading<Row>> {
  const all: Reading<Row> = { rows: [], skipped: 0 };
  for (let page = 1; ; page++) {
    try {
      const { rows, skipped, pages } = await readPage(page);
      all.rows.push(...rows);
      all.skipped += skipped;
      if (page >= pages) return all;
      if (page >= maxPages) return { ...all, note: `stopped at page ${page} of ${pages}` };
    } catch (error) {
      if (page === 1) throw error;
      return { ...all, note: `stopped before page ${page}: ${error}`, isPartial: true };
    }
  }
}
