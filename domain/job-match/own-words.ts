import { outsideNames } from "./company-names.ts";
import type { ResumeLine } from "./resume-lines.ts";
import type { Span } from "./sentences.ts";
import { isNamed, plainOf, singular, tokensOf } from "./words.ts";

/** Where the resume names a skill, and how it writes it. */
export type Own = { line: ResumeLine; text: string };

/**
 * Makes a function that finds where a resume writes certain words together, as whole words: first
 * where skills are named, then in its stories. The case counts for an acronym only.
 */
export function ownWords(resume: ResumeLine[]): (wanted: string) => Own | undefined {
  const employers = resume.filter(({ kind }) => kind === "employer").map(({ text }) => text);
  const named = resume.filter(({ kind }) => kind === "named");
  const others = resume.filter(({ kind }) => kind === "story" || kind === "file");
  const lines = [...named, ...others].map((line) => ({ line, plain: plainOf(line.text) }));
  return (wanted) => {
    const name = plainOf(wanted);
    for (const { line, plain } of lines) {
      if (!isNamed(plain, name)) continue;
      const [span] = outsideNames(line.text, spansOf(line.text, wanted), employers);
      if (span) return { line, text: line.text.slice(span.start, span.end) };
    }
  };
}

const isAcronym = (text: string) => /\p{Lu}/u.test(text) && text === text.toUpperCase();

function spansOf(text: string, wanted: string): Span[] {
  const words = tokensOf(wanted).map(({ word }) => singular(word));
  const tokens = tokensOf(text);
  return tokens.flatMap(({ start }, at) => {
    const end = tokens[at + words.length - 1]?.end;
    const isSame = words.every((word, step) => singular(tokens[at + step]?.word ?? "") === word);
    if (!end || !isSame || (isAcronym(wanted) && !text.startsWith(wanted, start))) return [];
    const isPart = /[\p{L}\p{N}][-&']$/u.test(text.slice(0, start)) || /^[-&']\p{L}/u.test(text.slice(end));
    return isPart ? [] : [{ start, end }];
  });
}
