/**
 * The items of a stored list that have the expected shape, up to a limit. Unreadable text is an
 * empty list.
 */
export function storedList<Item>(stored: string | null, isItem: (item: unknown) => item is Item, max: number): Item[] {
  try {
    const items: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(items) ? items.filter(isItem).slice(0, max) : [];
  } catch {
    return [];
  }
}
