import { oneLine, stripAngles } from "../text/text.ts";

/** A typed role: the titles of which any will do, and words that stand beside the title. */
export type RoleParts = { titles: string[]; levels: string[] };

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
const wanted = /(?<=\S)\s+(?:jobs?|vacanc(?:y|ies)|openings?)$/i;

/** A slash without spaces, as in "UI/UX", separates nothing. Nor does the comma of a list, here. */
const separator = /\s+or\s+|\s+[/|]\s+|\s*[;|]\s*/i;
/** How names of jobs end. "Engineer, Payments" is one job, "Engineer, Analyst" are two. */
const job =
  /(?:er|or|ist|yst|ian|ant|architect|executive|representative|associate|lead|head|chief|nurse|chef|clerk|trainee|intern|apprentice|sre|sdet)$/i;
/** Words that end like a job, and are what a job is about: "Manager, Customer". */
const trade = /\b(?:computer|customer|consumer|power|server|cyber|center|sector|vendor|motor|career)$/i;

/**
 * Takes a typed role apart. "Or", a spaced slash, a bar and a semicolon separate titles. A comma
 * does where a job stands after the last one, and where no part is a job: "QA, DevOps". What a role
 * has in parentheses, no posting has in the same words, so it is left out, but for "fresher". A
 * role of levels alone is a title.
 */
export function roleParts(role: string): RoleParts {
  const typed = plainWords(role);
  const bare = plainWords(typed.replace(/\([^()]*\)/g, " ")) || typed;
  const levels = new Map<string, string>();
  for (const [, level = ""] of typed.matchAll(levelInside)) levels.set(level.toLowerCase(), level);
  const titles = bare.split(separator).flatMap((part) => {
    const among = part.split(/\s*,\s*/).filter((text) => text && !isLevel(text, levels));
    const bared = among.map((text) => withoutLevels(text, levels));
    return isJob(bared.at(-1) ?? "") || !bared.some(isJob) ? bared : bared.join(" ");
  });
  const named = [...new Map(titles.filter(Boolean).map((title) => [title.toLowerCase(), title])).values()];
  if (named.length === 0) return { titles: [bare.replace(/[,;]/g, " ").replace(/\s+/g, " ").trim()], levels: [] };
  return { titles: named, levels: [...levels.values()] };
}

const isJob = (text: string) => job.test(text) && !trade.test(text);

function isLevel(text: string, levels: Map<string, string>): boolean {
  const is = alone.test(text);
  if (is) levels.set(text.toLowerCase(), text);
  return is;
}

/** The title without levels and "jobs" at its ends. The levels are added to `levels`. */
function withoutLevels(text: string, levels: Map<string, string>): string {
  for (let title = text; ; ) {
    const level = (last.exec(title) ?? first.exec(title))?.[1];
    if (level) levels.set(level.toLowerCase(), level);
    const shorter = title.replace(wanted, "").replace(last, "").replace(first, "");
    if (shorter === title) return title;
    title = shorter;
  }
}
