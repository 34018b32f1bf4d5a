import type { TrackerRecord } from "#domain/tracker/record.schema.ts";

/**
 * Makes a function that gives records the keys of their rows. Within a search, a record keeps its
 * row. With a new search, records take over the rows of the last one: to change the elements of a
 * row is cheaper than to remove them and to make new ones.
 */
export function rowKeys() {
  let ofQuery: string | undefined;
  let keys = new Map<string, number>();
  return (query: string, { id }: TrackerRecord): number => {
    if (query !== ofQuery) keys = new Map();
    ofQuery = query;
    const key = keys.get(id) ?? keys.size;
    keys.set(id, key);
    return key;
  };
}
