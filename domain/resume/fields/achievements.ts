import type { Block, Line } from "../cell.ts";
import { findDates, trimSeparators, withoutDates } from "../dates.ts";
import { type Entry, periodOf, readEntries } from "../entries.ts";
import { bodyText } from "../entry-looks.ts";
import { namesCertificates } from "../headings.ts";
import { lengthOf, namesOneEach, plainList } from "../plain-list.ts";
import { isSentence } from "../sentences.ts";
import { readTable, type TableRow, valueIn } from "../tables.ts";
import { companyScore, institutionScore } from "../words.ts";

/** What was won; when, who gave it and why, in lines; and the height at which its entry begins. */
export type Achievement = {
  kind: "award" | "certification";
  title: string;
  description: string;
  confidence: number;
  from: number;
};

type Head = { title: string; rest: string; period: string; confidence: number; from: number };

export const awardWord =
  /\b(?:awards?|prize|medal|winner|winning|finalist|runner-up|scholar(?:ship)?|fellowship|grant|honou?rs?|list|certif\w+|licen[cs]ed?|diploma|best|of the (?:year|month|quarter)|place|preis|premio|prix|prêmio)\b/i;
/** A rank alone says too little: what was won follows. */
const rankOnly =
  /^(?:winner|runner-up|(?:semi-?)?finalist|(?:1st|2nd|3rd|first|second|third|grand|special|consolation)(?: place| prize| runner-up)?|(?:gold|silver|bronze)(?: medal)?|honou?rable mention)$/i;

/** After a dash, these are part of what was certified: "Solutions Architect - Associate". */
const gradeWord =
  /^(?:associate|professional|foundation|practitioner|specialty|expert|advanced|intermediate|beginner|basic|level|part|grade|first|second|third)\b/i;

const gradeOnly =
  /^(?:associate|professional|foundation|practitioner|specialty|expert|advanced|intermediate|beginner)(?: level)?$/i;

const certified = /certif|licen[cs]e|diploma|nanodegree/i;

/** Awards and certificates, which the heading tells apart, or else their titles. */
export function findAchievements(cells: Line[], heading: string): Achievement[] {
  const areCertified = namesCertificates(heading);
  return entriesOf(cells, areCertified).map((entry) => ({
    ...entry,
    kind: areCertified || certified.test(entry.title) ? "certification" : "award",
  }));
}

type Named = Omit<Achievement, "kind">;

/** An entry's title is what was won; when, who gave it and why is the description. */
function entriesOf(cells: Line[], areCertified: boolean): Named[] {
  const table = readTable(cells);
  if (table) return table.map(fromTable).filter(({ title }) => title !== "");
  const listed = areCertified ? plainList(cells) : [];
  const isByLine = namesOneEach(listed);
  const entries = isByLine ? listed.flatMap((line) => readEntries(line)) : readEntries(cells);
  // Lines of one look that make entries of different lengths, or one entry, may be an entry each.
  const lengths = new Set(entries.map(lengthOf));
  const isUnsure = !isByLine && listed.length > 1 && (lengths.size > 1 || entries.length === 1);
  const heads = giverFirst(entries)
    .map((entry) => ({ ...headOf(entry), confidence: isUnsure && lengthOf(entry) > 1 ? 0.6 : 0.8 }))
    .flatMap(apart);
  // When all entries go on after a comma, or most of many, the last part is who gave it.
  // Where any entry has who gave it in brackets, all have, and commas belong to the title.
  const isBracketed = heads.some(({ title, rest }) => rest === "" && inBrackets.test(title));
  const going = heads.filter(({ title }) => /,\s/.test(title)).length;
  const isCommaList =
    !isBracketed &&
    heads.some(({ rest }) => rest === "") &&
    (going === heads.length || (going >= 3 && going >= 0.75 * heads.length));
  return heads
    .map((head) => withoutGiver(head, isCommaList, isBracketed))
    .filter(({ title }) => title !== "")
    .map(({ rest, period, ...head }) => ({ ...head, description: described(period, rest) }));
}

/** The period is the first line, as in the description of a job. */
const described = (...lines: string[]) => lines.filter(Boolean).join("\n");

function fromTable(row: TableRow): Named {
  return {
    title: valueIn(row, /certificat|award$|honou?r|achievement|title|^name|course/),
    description: valueIn(row, /issue|issuing|awarded|authority|provider|institut|organi[sz]ation|board/),
    confidence: 0.9,
    from: row.from,
  };
}

/** Where the second thing said is what names awards, and the first never does, the giver is named first. */
function giverFirst(entries: Entry[]): Entry[] {
  const naming = (at: number) => entries.filter(({ pieces }) => awardWord.test(pieces[at]?.text ?? "")).length;
  if (naming(0) > 0 || naming(1) === 0) return entries;
  return entries.map((entry) => {
    const [giver, award, ...others] = entry.pieces;
    return giver && award ? { ...entry, pieces: [award, giver, ...others] } : entry;
  });
}

function headOf(entry: Entry): Omit<Head, "confidence"> {
  const [line] = entry.pieces.length > 0 ? [] : entry.body;
  const period = periodOf(entry) || (line ? findDates(line.text).join(" – ") : "");
  return { ...titleAndRest(entry), period, from: entry.from };
}

function titleAndRest(entry: Entry): { title: string; rest: string } {
  const [first, second, ...others] = entry.pieces;
  const more = (pieces: typeof others, body: Block[]) =>
    [...pieces.map((piece) => piece.text), bodyText(body)].filter(Boolean).join("\n");
  if (first && second && rankOnly.test(first.text))
    return { title: `${first.text}, ${second.text}`, rest: more(others, entry.body) };
  if (first && second && gradeOnly.test(second.text))
    return { title: `${first.text} – ${second.text}`, rest: more(others, entry.body) };
  if (first) return { title: first.text, rest: more(second ? [second, ...others] : [], entry.body) };
  const [line, ...below] = entry.body;
  const text = line ? trimSeparators(withoutDates(line.text)) : "";
  return isSentence(text) && text.split(" ").length > 20
    ? { title: "", rest: text }
    : { title: text, rest: bodyText(below) };
}

const inBrackets = /^(.+\S) ?\((\p{Lu}[^()]{2,})\)$/u;

/** In the singular: "Northern Marketing Awards" gives them. */
const award = /\b(?:certified|certificate|certification|award|prize|medal|scholarship|licen[cs]e)\b/i;

/** Semicolons part several awards that stand on one line, and so do commas where each part names one. */
function apart(head: Head): Head[] {
  if (head.rest !== "") return [head];
  const byComma = head.title.split(", ");
  const isList = byComma.length > 1 && byComma.every((part) => award.test(part));
  return (isList ? byComma : head.title.split("; ")).map((title) => ({ ...head, title }));
}

/** "Engineer of the Year (Emaar)", "CCRN - AACN" and, in a list that does so throughout, "CCRN, AACN" end with the giver. */
function withoutGiver({ title: text, rest, ...when }: Head, isCommaList: boolean, isBracketed: boolean): Head {
  const end = isCommaList ? /^(.+),\s+([^,]+)$/ : inBrackets;
  const [, title = "", giver = ""] =
    (rest === "" && (end.exec(text) ?? (isBracketed ? null : afterComma(text)))) ||
    /^(.+?) (?:[–—-]|(?:by|from)(?= \p{Lu})) (.+)$/u.exec(text) ||
    [];
  if (title === "" || rankOnly.test(title) || gradeWord.test(giver) || isShortFor(giver, title))
    return { title: text, rest, ...when };
  return { title, rest: described(giver, rest), ...when };
}

/** What follows the last comma is who gave it where it is an acronym, a school, or ends with a word that companies end with. */
function afterComma(text: string): RegExpExecArray | null {
  const found = /^(.+),\s+([^,]+)$/.exec(text);
  const giver = found?.[2] ?? "";
  return /^\p{Lu}{2,6}$/u.test(giver) || companyScore(giver.split(" ").at(-1) ?? "") + institutionScore(giver) > 0
    ? found
    : null;
}

/** "CSM" is short for "Certified ScrumMaster": its letters are the capitals of the other, in their order. */
function isShortFor(short: string, text: string): boolean {
  const capitals = text.replace(/[^\p{Lu}]/gu, "");
  return /^\p{Lu}{2,}$/u.test(short) && capitals.startsWith(short) && !text.split(" ").includes(short);
}
