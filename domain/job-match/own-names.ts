import { foundIn, mentionsIn } from "./mentions.ts";
import type { ResumeLine } from "./resume-lines.ts";
import type { Mention } from "./vocabulary.ts";

const itemStart = /(?:^|[,;:/|()&·•+]|\s(?:and|or))\s*$/i;
const itemEnd = /^\s*(?:$|[,;:/|()&·•+.]|(?:and|or)\s)/i;

/**
 * The skills that a line of a resume names. An everyday word also counts if it is an item by
 * itself. Among the skills, its case does not matter. Elsewhere, it must be in brackets and written
 * as a name: "API testing (Postman)".
 */
export function ownMentions({ text, kind, section }: ResumeLine): Mention[] {
  const certain = mentionsIn(text);
  const isOfSkills = kind === "named" && (section === "Skills" || section === "Projects");
  if (!isOfSkills && !text.includes("(")) return certain;
  const items = foundIn(text, isOfSkills).filter(
    (one) =>
      isItem(text, one) && (isOfSkills || isInBrackets(text, one)) && !certain.some((it) => it.start === one.start),
  );
  return [...certain, ...items];
}

function isItem(text: string, { text: name, start, end }: Mention): boolean {
  const head = text.slice(0, start);
  const tail = text.slice(end);
  const isLetterOfName = name.length === 1 && (/[&/]$/.test(head) || tail.startsWith("&"));
  return itemStart.test(head) && itemEnd.test(tail) && !isLetterOfName;
}

const isInBrackets = (text: string, { start, end }: Mention) =>
  text.lastIndexOf("(", start) > text.lastIndexOf(")", start) && text.includes(")", end);
