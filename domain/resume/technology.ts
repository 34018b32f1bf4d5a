import { programmingLanguages, technologies } from "./vocabulary/technologies.ts";

/** Text after a name that tells how well somebody knows it: "(basic)", ": good", "– B2". */
export const levelBehind = / ?(?:\([^()]*\)|(?::| [–—-]) .*)$/u;

/**
 * Whether an item of a list is a technology, or several with a slash: "SQL", "JavaScript (basic)",
 * "HTML/CSS".
 */
export function namesTechnology(item: string): boolean {
  const name = item.replace(levelBehind, "").trim().toLowerCase();
  const isOne = (text: string) => technologies.has(text.replace("-", " ")) || programmingLanguages.has(text);
  return isOne(name) || name.split("/").every(isOne);
}
