/** All texts of a value, however deep. */
export function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** The words of a text in lower case: runs of two or more letters and digits. */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize("NFKC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]{2,}/gu) ?? []
  );
}

/** Whether `words` contains `some` as consecutive words. */
export const holds = (words: string[], some: string[]): boolean =>
  ` ${words.join(" ")} `.includes(` ${some.join(" ")} `);
