import type { Block, Line } from "../cell.ts";
import { findDates, isOnlyDates, trimSeparators, withoutDates } from "../dates.ts";
import { type Entry, periodOf, readEntries } from "../entries.ts";
import { bodyText } from "../entry-looks.ts";
import { expires, undated } from "../expiry.ts";
import { namesCertificates, namesDrivingLicense } from "../headings.ts";
import { areCertifications, lengthOf, plainList } from "../plain-list.ts";
import { isSentence } from "../sentences.ts";
import { readTable, type TableRow, valueIn } from "../tables.ts";
import { companyScore, institutionScore } from "../words.ts";
import { awardWord, issuerWord } from "./award-words.ts";
import { described, withNumbersAbove } from "./certificate-numbers.ts";
import { listedOn } from "./listed-certificates.ts";
import { namesRegistration } from "./registrations.ts";
import { isShortFor } from "./short-for.ts";

/**
 * An award or certificate. The description has one line each for when, from whom and why. `from` is
 * the y of its entry.
 */
export type Achievement = {
  kind: "award" | "certification";
  title: string;
  description: string;
  confidence: number;
  from: number;
};

/** `isListed` is set by "Ada Prize, Royal Society, 1843": the issuer stands between commas. */
type Head = {
  title: string;
  rest: string;
  period: string;
  expiry: string;
  isListed: boolean;
  confidence: number;
  from: number;
};

/** A rank alone is not a title; what was won follows. */
const rankOnly =
  /^(?:winner|runner-up|(?:semi-?)?finalist|(?:1st|2nd|3rd|first|second|third|grand|special|consolation)(?: place| prize| runner-up)?|(?:gold|silver|bronze)(?: medal)?|honou?rable mention)$/i;

/** After a dash, a grade belongs to the title: "Solutions Architect - Associate". */
const gradeWord =
  /^(?:associate|professional|foundation|practitioner|specialty|expert|advanced|intermediate|beginner|basic|level|part|grade|first|second|third)\b/i;

const gradeOnly =
  /^(?:associate|professional|foundation|practitioner|specialty|expert|advanced|intermediate|beginner)(?: level)?$/i;

const certified = /certif|licen[cs]e|diploma|nanodegree/i;

/** Awards and certificates of a section. The heading tells them apart, or else the titles do. */
export function findAchievements(cells: Line[], heading: string): Achievement[] {
  const areClasses = namesDrivingLicense(heading);
  const areCertified = areClasses || namesCertificates(heading);
  const areAwards = /\b(?:awards?|honou?rs?)\b/i.test(heading);
  return withoutNumbers(entriesOf(cells, areCertified, areClasses)).map((entry) => ({
    ...entry,
    kind:
      areCertified || certified.test(entry.title) || (!areAwards && namesRegistration(entry.title))
        ? "certification"
        : "award",
  }));
}

/** Drops the numbers of a numbered list: "1. First Aid" above "2. Fire Safety". */
function withoutNumbers(entries: Named[]): Named[] {
  const isNumbered = entries.length > 1 && entries.every(({ title }, at) => title.startsWith(`${at + 1}. `));
  return isNumbered ? entries.map((entry) => ({ ...entry, title: entry.title.replace(/^\d+\. /, "") })) : entries;
}

type Named = Omit<Achievement, "kind">;

/**
 * The title of an entry is the prize. The description says when, from whom and why. Classes of a
 * driving license have no issuer: "Klasse B, CE".
 */
function entriesOf(cells: Line[], areCertified: boolean, areClasses: boolean): Named[] {
  const table = readTable(cells);
  if (table) return table.map(fromTable).filter(({ title }) => title !== "");
  const listed = areCertified ? plainList(cells) : [];
  const isByLine = areCertifications(listed);
  const entries = isByLine ? listed.flatMap((line) => readEntries(line)) : readEntries(cells);
  // If lines of one look form entries of different lengths, or a single entry, each line may be an
  // entry.
  const lengths = new Set(entries.map(lengthOf));
  const isUnsure = !isByLine && listed.length > 1 && (lengths.size > 1 || entries.length === 1);
  const certificates = entries.flatMap((entry) => listedOn(entry, entries, areCertified && !areClasses));
  const heads = withNumbersAbove(
    issuerFirst(certificates.map(({ entry }) => entry)).map((entry, at) => ({
      ...headOf(entry),
      confidence: !certificates[at]?.isSure || (isUnsure && lengthOf(entry) > 1) ? 0.6 : 0.8,
    })),
  ).flatMap(apart);
  // If all entries have a comma, or most of many do, the issuer follows it. If any entry has the
  // issuer in brackets, all do, and commas belong to the title.
  const isBracketed = heads.some(({ title, rest }) => rest === "" && inBrackets.test(title));
  const going = heads.filter(({ title }) => /,\s+\p{Lu}[^,]*$/u.test(title)).length;
  const isCommaList =
    !isBracketed &&
    heads.some(({ rest }) => rest === "") &&
    (going === heads.length || (going >= 3 && going >= 0.75 * heads.length));
  return heads
    .map((head) => (areClasses ? head : withoutIssuer(head, isCommaList, isBracketed)))
    .filter(({ title }) => title !== "")
    .map(({ rest, period, expiry, isListed: _, ...head }) => ({
      ...head,
      description: described(period, unsaid(head.title, period, rest), expiry),
    }));
}

/** The lines without known facts: the issuer in the title, and the period at the end of a line. */
function unsaid(title: string, period: string, rest: string): string {
  const lines = rest
    .split("\n")
    .map((line) => (period && line.endsWith(` ${period}`) ? trimSeparators(line.slice(0, -period.length)) : line));
  return lines.filter((line) => !title.endsWith(`, ${line}`)).join("\n");
}

function fromTable(row: TableRow): Named {
  return {
    title: valueIn(row, /certificat|award$|honou?r|achievement|title|^name|course/),
    description: valueIn(row, /issue|issuing|awarded|authority|provider|institut|organi[sz]ation|board/),
    confidence: 0.9,
    from: row.from,
  };
}

/**
 * Swaps title and issuer if the first piece is labeled as the issuer. Also swaps them if no first
 * piece names an award, and a second piece does or all first pieces name an issuer.
 */
function issuerFirst(entries: Entry[]): Entry[] {
  const isAward = (text = "") => awardWord.test(text) && !/\bAwards$/.test(text) && !expires.test(undated(text));
  const naming = (at: number) => entries.filter(({ pieces }) => isAward(pieces[at]?.text)).length;
  const isIssuer = (text = "") => issuerWord.test(text) || institutionScore(text) > 0;
  const areIssuers = (at: number) => entries.every(({ pieces }) => isIssuer(pieces[at]?.text));
  const areSwapped = naming(0) === 0 && (naming(1) > 0 || (areIssuers(0) && !areIssuers(1)));
  return entries.map((entry) => {
    const [issuer, award, ...others] = entry.pieces;
    if (!issuer || !award || !(areSwapped || statesIssuer.test(issuer.text))) return entry;
    return { ...entry, pieces: [award, issuer, ...others] };
  });
}

function headOf(dated: Entry): Omit<Head, "confidence"> {
  const { expiry, ...entry } = withoutExpiry(dated);
  const [line] = entry.pieces.length > 0 ? [] : entry.body;
  const period =
    periodOf(entry) ||
    (line
      ? findDates(line.text)
          .map(({ text }) => text)
          .join(" – ")
      : "");
  const text = entry.pieces[0]?.cell.text ?? line?.text ?? "";
  return { ...titleAndRest(entry), period, expiry, isListed: endsInDate(text), from: entry.from };
}

/** Whether the last of three or more parts between commas is a date, and the first is no rank. */
function endsInDate(text: string): boolean {
  const [first = "", ...parts] = text.split(", ");
  return parts.length >= 2 && isOnlyDates(parts.at(-1) ?? "") && !rankOnly.test(first);
}

/** The entry without the date on which it ends, and that date as the resume writes it. */
function withoutExpiry({ pieces, body, dates, ...entry }: Entry): Entry & { expiry: string } {
  const texts = [...pieces, ...body].map(({ text }) => undated(text));
  const words = texts.flatMap((text) => expires.exec(text)?.[1] ?? [])[0];
  const cells = [...pieces.map(({ cell }) => cell), ...body];
  const found = [...dates, ...(pieces.length === 0 ? body.flatMap(({ text }) => findDates(text)) : [])];
  const date = found.find(({ text }) => cells.some((cell) => cell.text.includes(`${words} ${text}`))) ?? found.at(-1);
  if (!words || !date) return { ...entry, pieces, body, dates, expiry: "" };
  const cut = <Part extends { text: string }>(part: Part): Part[] => {
    const text = undated(part.text).replace(expires, "");
    if (text === undated(part.text)) return [part];
    return text === "" ? [] : [{ ...part, text: trimSeparators(text) }];
  };
  const others = dates.filter(({ text }) => text !== date.text);
  return {
    ...entry,
    pieces: pieces.flatMap(cut),
    body: body.flatMap(cut),
    dates: others,
    expiry: `${words} ${date.text}`,
  };
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

/** "Issued by: Dublin Port" above or beside the title. */
const statesIssuer = /^(?:issued|awarded|presented|conferred) by\b/i;

/** In the singular, since "Northern Marketing Awards" is an issuer. */
const award = /\b(?:certified|certificate|certification|award|prize|medal|scholarship|licen[cs]e)\b/i;

/** Splits several awards on one line: at semicolons, and at commas if each part names one. */
function apart(head: Head): Head[] {
  if (head.rest !== "") return [head];
  const byComma = head.title.split(", ");
  const isAward = (part: string) => award.test(part) && !issuerWord.test(part) && companyScore(part) <= 0;
  const isList = byComma.length > 1 && byComma.every(isAward);
  return (isList ? byComma : head.title.split("; ")).map((title) => ({ ...head, title }));
}

/**
 * Splits off the issuer at the end: "Engineer of the Year (Emaar)", "CCRN - AACN", and in a list of
 * such lines "CCRN, AACN".
 */
function withoutIssuer({ title: text, rest, ...when }: Head, isCommaList: boolean, isBracketed: boolean): Head {
  const end = when.isListed ? /^(.+),\s+([^,]+)$/u : isCommaList ? /^(.+),\s+(\p{Lu}[^,]*)$/u : inBrackets;
  const cuts = [
    rest === "" ? (end.exec(text) ?? (isBracketed ? null : afterComma(text))) : null,
    /^(.+?) (?:[–—/-]|(?:by|from)(?= \p{Lu})) (.+)$/u.exec(text),
  ];
  for (const [, title = "", issuer = ""] of cuts.filter((cut) => cut !== null))
    if (!rankOnly.test(title) && !gradeWord.test(issuer) && !isShortFor(issuer, title))
      return { title, rest: described(issuer, rest), ...when };
  return { title: text, rest, ...when };
}

/**
 * Matches an issuer after the last comma: an acronym, a school, or a name with a company's ending.
 */
function afterComma(text: string): RegExpExecArray | null {
  const found = /^(.+),\s+([^,]+)$/.exec(text);
  const issuer = found?.[2] ?? "";
  return /^\p{Lu}{2,6}$/u.test(issuer) || companyScore(issuer.split(" ").at(-1) ?? "") + institutionScore(issuer) > 0
    ? found
    : null;
}
