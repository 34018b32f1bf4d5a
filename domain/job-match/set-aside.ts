const maxEntries = 500;
const maxLength = 300;

/**
 * The stored list of points that the visitor set aside: ids of requirements, and sentences that no
 * rule judged. Unreadable text is an empty list.
 */
export function readSetAside(stored: string | null): string[] {
  let kept: unknown = null;
  try {
    kept = JSON.parse(stored ?? "null");
  } catch {}
  return Array.isArray(kept)
    ? kept.filter((id) => typeof id === "string" && id.length <= maxLength).slice(-maxEntries)
    : [];
}

/** The list after an entry was set aside or brought back. */
export function withSetAside(list: string[], id: string, isAside: boolean): string[] {
  const others = list.filter((other) => other !== id);
  return isAside ? [...others, id] : others;
}

/** The list as it is stored: the newest entries, as JSON. */
export function setAsideText(list: string[]): string {
  return JSON.stringify(list.slice(-maxEntries));
}
