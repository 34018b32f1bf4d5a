import { isAsked } from "./asked.ts";
import type { PostingLine } from "./blocks.ts";
import { isContact } from "./contact-lines.ts";
import { levelsIn } from "./degree-facts.ts";
import { unreadItems } from "./half-read.ts";
import { likelyIn, mentionsIn } from "./mentions.ts";
import type { Place } from "./requirements.ts";
import { sentencesOf, type TextSpan } from "./sentences.ts";
import { strengthAt } from "./strength.ts";

/** Something that the posting asks for and no rule can judge. */
export type Unjudged = { text: string; place: Place };

/** The most points kept from paragraphs. Every item of a list of requirements is kept. */
const maxUnjudged = 15;

/**
 * The soft skills, and the points that are required or welcome in words that no rule knows. `known`
 * are the places that rules have judged.
 */
export function restOf(lines: PostingLine[], known: Place[]): { soft: string[]; unjudged: Unjudged[] } {
  const asking = lines.flatMap((line, at) =>
    isAsking(line) && !isBareHeading(line, lines[at + 1]) ? [{ ...line, at }] : [],
  );
  const soft = asking
    .flatMap(({ text }) => sentencesOf(text).flatMap((sentence) => mentionsIn(sentence.text)))
    .flatMap(({ skill }) => (skill.kind === "soft" ? [skill.label] : []));
  const byLine = Map.groupBy(known, ({ line }) => line);
  const all = asking.flatMap((line) => {
    const here = byLine.get(line.at) ?? [];
    return sentencesOf(line.text).flatMap((sentence) => restOfSentence(line, sentence, here));
  });
  const unjudged = all.filter(({ place }, at) => at < maxUnjudged || isListed(lines[place.line] as PostingLine));
  return { soft: [...new Set(soft)], unjudged };
}

const isParagraph = ({ text, block, isBullet }: PostingLine) =>
  block === "prose" || (block === "other" && !isBullet && text.length > minParagraphLength);
const isPointLine = ({ block }: PostingLine) => block === "must" || block === "nice";
const isListed = ({ block, isBullet }: PostingLine) => isBullet && (block === "must" || block === "nice");

/** A short line without punctuation, above a sentence: "UK Registration". */
const isBareHeading = ({ text, isBullet }: PostingLine, next: PostingLine | undefined) =>
  !isBullet && /^\p{Lu}[^.:,;!?]{2,59}$/u.test(text) && next?.isBullet === false && /^.{40,}\.$/.test(next.text);
const isAsking = (line: PostingLine) =>
  !line.isHeading && (line.block === "must" || line.block === "nice" || isParagraph(line) || isDemand(line));
/** An item under no known heading whose own words say that it is required. */
const isDemand = ({ text, block, isBullet }: PostingLine) =>
  block === "other" &&
  isBullet &&
  /(?<!\bnot (?:be )?)\b(?:must|required|mandatory|essential|compulsory)\b/i.test(text);

/**
 * The unjudged parts of a sentence. Outside lists, it is split into clauses, since one known word
 * does not cover all of them.
 */
function restOfSentence(line: PostingLine & { at: number }, sentence: TextSpan, known: Place[]): Unjudged[] {
  const { text } = sentence;
  const strength = strengthAt(line.block, text, 0);
  if (!strength || (strength === "duty" && !toReader.test(text)) || isContact(text)) return [];
  const judged = mentionsIn(text).filter(({ skill }) => skill.kind !== "human language");
  const places = [...judged.map((one) => placeIn(sentence, line.at, one)), ...known];
  const isAmong = (all: Place[], { start, end }: Place) => all.some((other) => other.start < end && other.end > start);
  const isKnown = (place: Place) => isAmong(places, place);
  const isSoftEnough = !namedTool.test(text);
  const points = judged.filter((one) => (one.skill.kind === "soft" ? isSoftEnough : isAsked(text, one)));
  const answered = isListed(line) ? [...points.map((one) => placeIn(sentence, line.at, one)), ...known] : places;
  // In a sentence about education, capital letters stand for degrees and schools.
  const isDegree = () => levelsIn(text).length > 0;
  const isAnswered = ({ place }: Unjudged) => isAmong(answered, place);
  const clauses = partsAt(line.isBullet ? secondDemand : clauseEnd, sentence);
  const first = strength === "duty" ? clauses.findIndex((clause) => toReader.test(clause.text)) : 0;
  const canPart = isListed(line) && text.includes(" / ") && !isDegree();
  const unjudged = (clause: TextSpan): Unjudged => ({
    text: clause.text.trim().replace(/[;,]$/, ""),
    place: placeOf(clause, line.at),
  });
  const itemsIn = (clause: TextSpan) =>
    isAnswered(unjudged(clause)) ? unreadItems(clause, places, isPointLine(line)) : [];
  const unknown = clauses
    .slice(Math.max(first, 0))
    // In "forklift licence / SQL", the half that rules know does not cover the other half.
    .flatMap((clause) => (canPart && isAnswered(unjudged(clause)) ? partsAt(slash, clause) : [clause]))
    .flatMap((clause) => [clause, ...(strength === "duty" ? [] : itemsIn(clause))])
    .map(unjudged)
    .filter((clause) => !isAnswered(clause));
  places.push(...unknown.map(({ place }) => place));
  const named = [...text.matchAll(productLike)].filter(
    ([name]) => !noProduct.has(name) && (!/^[A-Z]{2,5}$/.test(name) || !isDegree()),
  );
  const names = named.map((one) => ({
    text: one[0],
    start: one.index,
    end: one.index + one[0].length,
  }));
  const rest = [...names, ...likelyIn(text)]
    .map((name) => ({ text: name.text, place: placeIn(sentence, line.at, name) }))
    .filter(
      ({ place }, at, all) => !isKnown(place) && all.findIndex((other) => other.place.start === place.start) === at,
    );
  const maxLength = isParagraph(line) || isListed(line) ? Number.POSITIVE_INFINITY : maxPointLength;
  return [...unknown.filter(({ text }) => text.length <= maxLength && /\p{L}{3}/u.test(text)), ...rest];
}

/** Names of products and standards in the duties, which no rule knows. They ask for nothing. */
export function namesInDuties(lines: PostingLine[], known: Place[]): Unjudged[] {
  return lines.flatMap(({ text, block, isHeading }, line) => {
    if (block !== "duties" || isHeading) return [];
    return [...text.matchAll(productLike)]
      .filter(([name]) => !noProduct.has(name))
      .map(({ 0: name, index }) => ({ text: name, place: { line, start: index, end: index + name.length } }))
      .filter(({ place }) => !known.some((one) => one.line === line && one.start < place.end && one.end > place.start));
  });
}

/** The number of tasks, each a line, that hold nothing that rules know. They ask for nothing. */
export const unreadDuties = (lines: PostingLine[], known: Place[]): number =>
  lines.filter(
    ({ text, block, isHeading, isBullet }, at) =>
      block === "duties" &&
      !isHeading &&
      (isBullet || text.length <= maxPointLength) &&
      /\p{L}{3}/u.test(text) &&
      !known.some(({ line }) => line === at),
  ).length;

/** "Hands-on with Actimize" asks for more than a soft skill. */
const namedTool = /\b(?:with|using) \p{Lu}\p{L}+/u;

/** In characters. Outside paragraphs, a longer sentence is not a list item. */
const maxPointLength = 160;

/** In characters. Under no known heading, a longer line is a paragraph. */
const minParagraphLength = 100;

/** Words that address the reader. Even without headings, such a sentence is a requirement. */
const toReader =
  /\b(?:[Yy]ou|[Dd]u|Sie|[Vv]ous|[Uu]sted|[Vv]ocê|[Jj]ij)\b|\b(?:[Ww]hoever|(?:someone|somebody|people|person|candidate|anyone) (?:who|with)|(?:right|ideal|successful|perfect|best) (?:person|candidate|fit|applicant))\b/;

const placeOf = ({ start, end }: TextSpan, line: number): Place => ({ line, start, end });
const placeIn = ({ start }: TextSpan, line: number, one: { start: number; end: number }): Place => ({
  line,
  start: start + one.start,
  end: start + one.end,
});

const clauseEnd =
  /,\s+(?:and |but |or |so |plus )?(?=(?:ideally |preferably )?(?:you|who|she|he|they|can|has|have|is|are|isn't|aren't|cares?|knows?|holds?|builds?|reads?|writes?|works?|runs?|speaks?|likes?|loves?|understands?|makes?|uses?|keeps?|enjoys?|brings?|it would)\b)/gi;

/** The start of a second demand in a list item: "training and a license to practice". */
const secondDemand = /,? (?:and|und|sowie) (?=an? |eine[nr]? )/gi;

const slash = / \/ /g;

/** The clauses of a sentence that each say something about the reader, or make a demand. */
function partsAt(ends: RegExp, { text, start }: TextSpan): TextSpan[] {
  const gaps = [...text.matchAll(ends)];
  return [undefined, ...gaps].map((gap, at) => {
    const from = gap ? gap.index + gap[0].length : 0;
    const to = gaps[at]?.index ?? text.length;
    return { text: text.slice(from, to), start: start + from, end: start + to };
  });
}

/** Letters that name no skill: pay, papers, places and days of work. */
const noProduct = new Set(
  "API APIS CTC LPA INR USD EUR GBP HRA ESI ESIC EPF PTO CVS FTE WFH WFO IST EST PST GMT TBC TBD ASAP NCR EEA USA UAE YRS EXP".split(
    " ",
  ),
);

/** Text that looks like the name of a product or a standard: "HealthKit", "CORU", "ISO 1234". */
const productLike =
  /(?<![A-Za-zÀ-ž\d])(?:[A-ZÀ-Þ][a-zß-ÿ]+[A-ZÀ-Þ][A-Za-zÀ-ž]+|[A-ZÀ-Þ]{3,8}(?: \d{3,5})?)(?: (?:High|Moderate|Low|\d\.\d))?(?![A-Za-zÀ-ž\d])/g;
