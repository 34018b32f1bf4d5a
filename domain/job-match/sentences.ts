import { memoized } from "../resume/memoize.ts";

/** A range of characters in a line. */
export type Span = { start: number; end: number };

/** A range with its text. */
export type TextSpan = Span & { text: string };

const end = /[.!?;](?=\s+["'(]?[\p{Lu}\p{N}])|;\s/gu;
/** Words before a period that does not end a sentence. A single letter counts, too: "z. B." */
const abbreviation =
  /(?:\b(?:e\.g|i\.e|etc|incl|inc|excl|vs|approx|appr|min|max|nos?|nr|st|ste|mr|mrs|ms|dr|prof|sr|jr|dept|govt|hrs?|yrs?|wks?|exp|qual|reqd|tel|ext|ref|mind|bzw|bspw|ggf|ggfs|evtl|ca|circa|inkl|exkl|einschl|zzgl|insb|sog|vgl|abt|str|std|mtl|jährl|gem|vergl|env|aprox|p\.ej|ej|ex|sra|núm|bijv|np|m\.in|b\.?sc?|m\.?sc?|ph\.d|u\.s|a\.m|p\.m|ltd|pvt|co|rs)|(?:^|[\s(])(?:mín|máx|réf|o\.\s?ä)|(?<!\d)\d{1,2}|\b[A-Z])$/i;

/** Longer sentences are cut, so that the rules' patterns stay fast on any text. */
const maxSentenceLength = 400;

/** The sentences of a line, each of at most 400 characters. A semicolon ends a sentence, too. */
export const sentencesOf = memoized((line: string): TextSpan[] => {
  const spans: Span[] = [];
  let start = 0;
  for (const { 0: mark, index } of line.matchAll(end)) {
    if (mark[0] === "." && abbreviation.test(line.slice(Math.max(0, index - 12), index))) continue;
    spans.push({ start, end: index + 1 });
    start = index + 1;
  }
  if (line.slice(start).trim() !== "") spans.push({ start, end: line.length });
  return spans.flatMap((span) => cut(line, span)).map((span) => ({ ...span, text: line.slice(span.start, span.end) }));
});

function cut(line: string, { start, end }: Span): Span[] {
  const parts: Span[] = [];
  let from = start;
  while (end - from > maxSentenceLength) {
    const space = line.lastIndexOf(" ", from + maxSentenceLength);
    const to = space > from ? space : from + maxSentenceLength;
    parts.push({ start: from, end: to });
    from = to;
  }
  return [...parts, { start: from, end }];
}
