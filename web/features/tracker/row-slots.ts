import type { TrackerRecord } from "#domain/tracker/record.schema.ts";

/**
 * Returns a function that gives each record the number of its row. During one search, a record
 * keeps its number. A new search uses the same numbers for other records, so that React changes the
 * existing rows. That is faster than removing rows and creating new rows.
 */
export function rowSlots() {
  let ofQuery: string | undefined;
  let slots = new Map<string, number>();
  return (query: string, { id }: TrackerRecord): number => {
    if (query !== ofQuery) slots = new Map();
    ofQuery = query;
    const slot = slots.get(id) ?? slots.size;
    slots.set(id, slot);
    return slot;
  };
}
