import type { TrackerRecord } from "#domain/tracker/record.schema.ts";

/**
 * Makes a function that gives each record its row, as a number. Within a search, a record keeps its
 * row. With a new search, records take over the rows of the last one: to change the elements of a
 * row is cheaper than to remove them and to make new ones.
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
