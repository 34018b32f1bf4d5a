import { isOnlyDates } from "./dates.ts";
import type { Story } from "./resume.schema.ts";

const marker = "• ";

/** Typed list markers. content/portfolio-site/script.js recognizes the same markers. */
const typedMarker = /^\s*[•‣▪●◦*–-]\s+/;

/** A story as text, one line per paragraph, with a bullet before list items. */
export function textOf({ paragraphs }: Story): string {
  return paragraphs.map(({ text, isBullet }) => (isBullet ? marker + text : text)).join("\n");
}

/** The paragraphs of a text: the reverse of textOf(). Typed markers begin list items. */
export function paragraphsOf(text: string): Story["paragraphs"] {
  if (text === "") return [];
  return text.split("\n").map((line) => {
    const [typed = ""] = typedMarker.exec(line) ?? [];
    return { text: line.slice(typed.length), isBullet: typed !== "" };
  });
}

/** The date of a story, if its first paragraph is only dates, and the other paragraphs. */
export function splitDate({ paragraphs }: Pick<Story, "paragraphs">): {
  date: string;
  paragraphs: Story["paragraphs"];
} {
  const [first, ...others] = paragraphs;
  return first && isOnlyDates(first.text) ? { date: first.text, paragraphs: others } : { date: "", paragraphs };
}
