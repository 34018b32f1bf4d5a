/**
 * Fits a value to the shape of a pattern. Parts of the right shape stay; all others are taken from
 * the pattern. `blanks` has an empty item for each list, by its path.
 */
export function fitted(value: unknown, pattern: unknown, blanks: Record<string, unknown>, path = ""): unknown {
  if (Array.isArray(pattern))
    return Array.isArray(value) ? value.map((item) => fitted(item, blanks[path], blanks, path)) : [];
  if (typeof pattern !== "object" || pattern === null) return typeof value === typeof pattern ? value : pattern;
  const given = (typeof value === "object" ? value : undefined) as Record<string, unknown> | null | undefined;
  return Object.fromEntries(
    Object.entries(pattern).map(([key, part]) => [
      key,
      fitted(given?.[key], part, blanks, path ? `${path}.${key}` : key),
    ]),
  );
}
