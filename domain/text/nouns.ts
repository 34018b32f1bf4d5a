/**
 * The typed text without what a list calls its own items, in the singular or the plural: every item
 * is one, so these words tell none apart. Empty if there are no others: everything is meant.
 * `nouns` is the inside of a regular expression: "open source|project".
 */
export function withoutNouns(typed: string, nouns: string): string {
  return nouns ? typed.replace(new RegExp(`(?<!\\S)(?:${nouns})s?(?:\\s+|$)`, "gi"), "").trim() : typed;
}
