import { jobScore } from "../resume/words.ts";
import { outsideNames } from "./company-names.ts";
import { listIn } from "./list-in.ts";
import type { ResumeLine } from "./resume-lines.ts";
import type { Span } from "./sentences.ts";
import type { Level } from "./vocabulary.ts";
import { isNamed, plainOf, singular, tokensOf } from "./words.ts";

/** A place where the resume names a skill, and how it writes the skill. */
export type Own = { line: ResumeLine; text: string; level?: Level };

type How = { isExact?: boolean };

/**
 * Makes a function that finds where a resume writes certain words together, as whole words: first
 * where skills are named, then in its stories. Case matters for acronyms, and for all words if
 * `isExact`. With `isExact`, a date such as "Spring 2026" does not count.
 */
export function ownWords(resume: ResumeLine[]): (wanted: string, how?: How) => Own | undefined {
  const employers = resume.filter(({ kind }) => kind === "employer").map(({ text }) => text);
  const named = resume.filter(({ kind }) => kind === "named");
  const others = resume.filter(({ kind }) => kind === "story" || kind === "file");
  const lines = [...named, ...others].map((line) => ({ line, plain: plainOf(line.text) }));
  const byWord = new Map<string, typeof lines>();
  for (const one of lines)
    for (const word of new Set([...one.plain.words.trim().split(" "), one.plain.name])) listIn(byWord, word).push(one);
  const linesOf = ({ words, name }: ReturnType<typeof plainOf>) =>
    byWord.get(words.trim().split(" ")[0] ?? "") ?? byWord.get(name) ?? [];
  return (wanted, { isExact = false } = {}) => {
    const name = plainOf(wanted);
    for (const { line, plain } of linesOf(name)) {
      if (!isNamed(plain, name)) continue;
      const [span] = outsideNames(line.text, spansOf(line.text, wanted, isExact), employers);
      if (span) return { line, text: line.text.slice(span.start, span.end) };
    }
  };
}

const isAcronym = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase();

function spansOf(text: string, wanted: string, isExact: boolean): Span[] {
  const words = tokensOf(wanted).map(({ word }) => singular(word));
  const tokens = tokensOf(text);
  return tokens.flatMap(({ start }, at) => {
    const end = tokens[at + words.length - 1]?.end;
    const isSame = words.every((word, step) => singular(tokens[at + step]?.word ?? "") === word);
    if (!end || !isSame || ((isExact || isAcronym(wanted)) && !text.startsWith(wanted, start))) return [];
    // A pattern for all scripts is slow to compile, so it runs only if a sign could join words.
    const joints = wanted.length === 1 ? "-&'/" : "-&'";
    const isJoined = joints.includes(text.charAt(start - 1) || " ") && /[\p{L}\p{N}].$/u.test(text.slice(0, start));
    const isPart = isJoined || (/^[-&']/.test(text.slice(end)) && /^.\p{L}/u.test(text.slice(end)));
    const isDate = isExact && /^ (?:19|20)\d\d\b/.test(text.slice(end));
    return isPart || isDate ? [] : [{ start, end }];
  });
}

const deed = /^([a-zà-ž]{3,}?)(?:ing|ion)(?: (?:skills?|experience))?$/i;

/**
 * Makes a function that finds where a story begins with the past tense of an activity: "Mentored
 * five nurses" for "mentoring", "Negotiated prices" for "negotiation". In the middle of a sentence
 * "trained" may say what others did.
 */
export function ownDeeds(resume: ResumeLine[]): (wanted: string) => Own | undefined {
  const stories = resume.filter(({ kind }) => kind === "story");
  return (wanted) => {
    const stem = deed.exec(wanted)?.[1];
    // Each call compiles a new pattern, so it waits for a story with the word.
    const past = `${stem?.toLowerCase()}ed`;
    if (!stem || !stories.some(({ text }) => text.toLowerCase().includes(past))) return;
    const pattern = new RegExp(`(?:^[^a-zà-ž]*|[;.,] |\\band )(${stem}ed)(?![a-zà-ž])`, "i");
    for (const line of stories) {
      const text = pattern.exec(line.text)?.[1];
      if (text) return { line, text };
    }
  };
}

/** Whether a resume writes the name of a license as a job: "Registered Nurse, Mercy Hospital". */
export function isJobTitle({ line: { kind, section }, text }: Own): boolean {
  return kind === "named" && (section === "Experience" || (section === "You" && jobScore(text) > 0));
}
