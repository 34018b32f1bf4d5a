import words from "#content/posting-words.json" with { type: "json" };
import { onlyAlone } from "./lone-headings.ts";
import { phrases } from "./phrases.ts";
import { type RawLine, rawLines } from "./raw-lines.ts";
import { isWantedThing } from "./wanted-line.ts";

/**
 * The subject of a part of a posting. `other` is text under no heading that we know. `prose` is a
 * posting without any heading or bullet.
 */
export type BlockKind = "must" | "nice" | "duties" | "offer" | "about" | "process" | "other" | "prose";

/** A line of a posting, without its marker. */
export type PostingLine = { text: string; block: BlockKind; isBullet: boolean; isHeading: boolean };

const maxWords = 9;
/** Words that turn a posting from the company to the reader. */
const ofReader = /\b(?:looking for|you've|you have|you'll|you will|right person|ideal candidate|someone who)\b/i;

/** "Desired candidate profile" says who is wanted, not what is merely desired. */
const wantedPerson =
  /^(?:desired|desirable|preferred|required|suitable|right|perfect)(?= (?:candidate|applicant|profile|person)s?\b)/;

/** "nice" comes first, so that "preferred qualifications" do not count as qualifications. */
const kinds = ["nice", "offer", "about", "process", "must", "duties"] as const;
const headingsIn = phrases(words.headings);
const lists = kinds.map((kind) => ({ kind, names: new Set<string>(words.headings[kind]) }));
const lengthOf = new Map(kinds.flatMap((kind) => words.headings[kind].map((name) => [name, name.split(" ").length])));

/** A title that ends the requirements, since none stands below it: "Salary". */
const isApart =
  /^(?:salary(?: scale)?|pay|annual leave|holidays?|hours(?: of (?:work|attendance))?|working hours|probation|pension|location|place of work|tenure|duration)$/i;

/**
 * The lines of a posting with the block that each belongs to. Empty lines are dropped. A line that
 * introduces a list below a heading, "Candidates must:", does not end the heading's block.
 */
export function postingLines(text: string): PostingLine[] {
  const lines: PostingLine[] = [];
  let block: BlockKind = "other";
  let hadBullets = false;
  const raw = rawLines(text);
  for (const [at, line] of raw.entries()) {
    const { text: plain, isBullet } = line;
    const isItem = isBullet || isWantedThing(plain);
    const named = isItem ? undefined : headingOf(plain);
    const isHeading = named !== undefined || (!isItem && looksLikeHeading(plain, raw[at + 1]?.isBullet ?? false));
    if (named) block = named.kind;
    else if (!goesOn(line, isHeading, lines.at(-1)) || endsList(line, hadBullets, block)) block = "other";
    lines.push({ text: named?.title ?? plain, block, isBullet, isHeading });
    if (named?.rest) lines.push({ text: named.rest, block, isBullet: false, isHeading: false });
    hadBullets = isBullet || (hadBullets && !isHeading);
  }
  const isProse = !lines.some(({ isBullet, isHeading }) => isBullet || isHeading);
  return isProse ? lines.map((line) => ({ ...line, block: "prose" })) : lines;
}

/** Whether a line continues the block above. A line that introduces a list below a title does. */
const goesOn = ({ text, isAfterGap }: RawLine, isHeading: boolean, before: PostingLine | undefined) =>
  !isHeading || (!isAfterGap && before?.isHeading === true && text.endsWith(":"));

/** Whether a paragraph begins after a list, or turns from the company to the reader. */
const endsList = ({ text, isBullet, isAfterGap }: RawLine, hadBullets: boolean, block: BlockKind) =>
  !isBullet && isAfterGap && (hadBullets || (block === "about" && ofReader.test(text)));

type Heading = { kind: BlockKind; title: string; rest: string };

/** "Requirements", "Your profile / Dein Profil", or the start of "Required: five years of Java". */
function headingOf(line: string): Heading | undefined {
  if (line.length > 200) return;
  const colon = line.indexOf(":");
  const title = colon > 0 && colon < 70 ? line.slice(0, colon) : line;
  const rest = colon > 0 && colon < 70 ? line.slice(colon + 1).trim() : "";
  const name = title
    .toLowerCase()
    .replaceAll("’", "'")
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, "");
  if (onlyAlone.has(name) && rest === "") return { kind: "must", title, rest };
  const ideal = name.replace(wantedPerson, "ideal");
  const exact = lists.find(({ names }) => names.has(ideal));
  if (name === "" || (/\d/.test(title) && !exact) || name.split(" ").length > maxWords) return;
  // A line with text after its colon is a heading only if the text before the colon is a known
  // heading.
  if (rest !== "") return exact && { kind: exact.kind, title, rest };
  if (/(?<!\.\.)\.$|[,;]$/.test(line)) return;
  if (/^About (?!The\b|This\b|Your?\b)\p{Lu}/u.test(line) && rest === "") return { kind: "about", title, rest };
  for (const part of ideal.split(/ [/|] /)) {
    const found = headingsIn(part);
    const kind = lists.find(({ names }) => names.has(part))?.kind ?? kinds.find((kind) => kind in found);
    if (kind && isHeadingLike(part, kind)) return { kind, title, rest };
  }
}

/**
 * Whether a line looks like a heading: it has at most three words, or at least half of its words
 * are a known heading.
 */
function isHeadingLike(part: string, kind: (typeof kinds)[number]): boolean {
  const all = part.split(" ").length;
  if (all <= 3) return true;
  const known = words.headings[kind].filter((name) => part.includes(name)).map((name) => lengthOf.get(name) ?? 0);
  return Math.max(0, ...known) * 2 >= all;
}

function looksLikeHeading(line: string, isBulletNext: boolean): boolean {
  if (line.length > 60 || /[.!,;]$/.test(line)) return false;
  if (/:$/.test(line) || isApart.test(line)) return true;
  return isBulletNext && line.split(" ").length <= maxWords;
}
