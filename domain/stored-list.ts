/** The items of a stored list that are of the expected shape, at most so many; anything unreadable is an empty list. */
export function storedList<Item>(stored: string | null, isItem: (item: unknown) => item is Item, most: number): Item[] {
  try {
    const items: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(items) ? items.filter(isItem).slice(0, most) : [];
  } catch {
    return [];
  }
}
