import { oneLine, stripAngles } from "../text/text.ts";
import { isJob } from "./job-words.ts";
import { rolePlace } from "./role-place.ts";

/**
 * A typed role: the titles of which any will do, words that stand beside the title, and words that
 * must not appear: "NOT senior".
 */
export type RoleParts = { titles: string[]; levels: string[]; excluded: string[] };

/** Typed text without quotes, brackets and a leading minus. "C++" and "full-stack" stay. */
export function plainWords(text: string): string {
  return oneLine(
    oneLine(stripAngles(text).replace(/["“”]/g, " "))
      .split(" ")
      .map((word) => word.replace(/^[-−–—]+/, ""))
      .join(" "),
  );
}

/** What people call their level. Postings rarely have it in the title: "fresher", "internship". */
const anyEnd = "freshers?|entry[- ]level|internships?";
/** A title begins with these, so they count as a level only behind it: "developer, junior". */
const atEnd = `${anyEnd}|junior|jr\\.?|senior|sr\\.?|graduate trainee`;
const alone = new RegExp(`^(?:${atEnd}|intern|trainee|graduate)$`, "i");
const first = new RegExp(`^(${anyEnd})\\s+(?=\\S)`, "i");
const last = new RegExp(`(?<=\\S)\\s+(?:for\\s+)?(${atEnd})$`, "i");
const levelInside = new RegExp(`\\(\\s*(${anyEnd})\\s*\\)`, "gi");
/** What is looked for, and no part of its title: "data analyst jobs". */
const wanted = /(?<=\S)\s+(?:jobs?|vacanc(?:y|ies)|openings?|20\d\d batch|batch(?: of)? 20\d\d)$/i;

/** A slash without spaces, as in "UI/UX", separates nothing. Nor does the comma of a list, here. */
const separator = /\s+or\s+|\s+[/|]\s+|\s*[;|]\s*/i;

/**
 * Takes a typed role apart. The place that it says is left out. "Or", a spaced slash, a bar and a
 * semicolon separate titles. A comma does where a job stands after the last one, and where no part
 * is a job: "QA, DevOps". AND adds words beside the title. What a role has in parentheses, no
 * posting has in the same words, so it is left out, but for "fresher" and a choice: "(A OR B)". A
 * role of levels alone is a title.
 */
export function roleParts(role: string): RoleParts {
  const typed = plainWords(rolePlace(role).rest);
  const bare = plainWords(typed.replace(/\(([^()]*)\)/g, (_, inside) => (/ OR /.test(inside) ? inside : " "))) || typed;
  const levels = new Map<string, string>();
  const excluded: string[] = [];
  for (const [, level = ""] of typed.matchAll(levelInside)) levels.set(level.toLowerCase(), level);
  const titles = bare.split(separator).flatMap((part) => {
    const among = withoutOperators(part, levels, excluded).split(/\s*,\s*/);
    const bared = among.filter((text) => text && !isLevel(text, levels)).map((text) => withoutLevels(text, levels));
    return isJob(bared.at(-1) ?? "") || !bared.some(isJob) ? bared : bared.join(", ");
  });
  const named = [...new Map(titles.filter(Boolean).map((title) => [title.toLowerCase(), title])).values()];
  if (named.length === 0) return { titles: [oneLine(bare.replace(/[,;]/g, " "))], levels: [], excluded: [] };
  return { titles: named, levels: [...levels.values()], excluded };
}

/**
 * The title in words that AND and NOT join, in capitals. The words of AND are added to `levels`,
 * and those of NOT to `excluded`. A role in capitals alone has no operators.
 */
function withoutOperators(text: string, levels: Map<string, string>, excluded: string[]): string {
  if (!/\p{Ll}/u.test(text)) return text;
  const [joined = "", ...unwanted] = text.split(/(?:^|\s+)(?:AND\s+)?NOT\s+/);
  excluded.push(...unwanted);
  const parts = joined.split(/\s+AND\s+/).filter((part) => !isLevel(part, levels));
  for (const beside of parts.slice(1)) levels.set(beside.toLowerCase(), beside);
  return parts[0] ?? "";
}

function isLevel(text: string, levels: Map<string, string>): boolean {
  const is = alone.test(text);
  if (is) levels.set(text.toLowerCase(), text);
  return is;
}

/** The title without levels and "jobs" at its ends. The levels are added to `levels`. */
function withoutLevels(text: string, levels: Map<string, string>): string {
  for (let title = text; ; ) {
    const sought = title.replace(wanted, "");
    const level = (last.exec(sought) ?? first.exec(sought))?.[1];
    if (level) levels.set(level.toLowerCase(), level);
    const shorter = last.test(sought) ? sought.replace(last, "") : sought.replace(first, "");
    if (shorter === title) return title;
    title = shorter;
  }
}
