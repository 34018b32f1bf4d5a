/**
 * The value that a table itself holds for a key, or undefined. A key from outside may be a word
 * such as "constructor", for which every object inherits a function.
 */
export const ownValue = <Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;
