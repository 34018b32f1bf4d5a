import { type Kind, kindNames, personalPatterns } from "./personal-patterns.ts";

export type { Kind };

/**
 * The text without contact data, addresses, labelled dates of birth and ID numbers, and the kind of
 * everything removed. Names stay, and so does anything that patterns cannot know, such as an
 * employer's secrets.
 */
export function withoutPersonalData(text: string): { text: string; removed: Kind[] } {
  const removed: Kind[] = [];
  const cleaned = personalPatterns.reduce(
    (cleaner, { kind, pattern, isNone }) =>
      cleaner.replace(pattern, (match, ...rest) => {
        const { label = "" } = rest.at(-1);
        if (isNone?.(match.slice(label.length))) return match;
        removed.push(kind);
        return `${label}(${kind})`;
      }),
    text,
  );
  return { text: cleaned, removed };
}

/** What was removed, and what the visitor still has to look for. */
export function takenOut(removed: Kind[]): string {
  if (removed.length === 0) return "Nothing found: look for your address, names and employers yourself.";
  const next = removed.includes("address")
    ? "Now look for names and employers."
    : "No address found: look for yours, and for names and employers.";
  return `${countedKinds(removed)} taken out. ${next}`;
}

/** "2 addresses, 1 link": how many of each kind, in the order of the list above. */
function countedKinds(removed: Kind[]): string {
  return Object.entries(kindNames)
    .map(([kind, [one, more]]) => ({ count: removed.filter((other) => other === kind).length, one, more }))
    .filter(({ count }) => count > 0)
    .map(({ count, one, more }) => `${count} ${count === 1 ? one : more}`)
    .join(", ");
}
