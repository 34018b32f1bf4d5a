import type { Line } from "../cell.ts";
import { trimSeparators } from "../dates.ts";
import { type Entry, type HeadPiece, periodOf, readEntries } from "../entries.ts";
import { withoutHyphenatedTowns } from "../hyphenated-towns.ts";
import { isCountry, isKnownPlace, isPlace } from "../places.ts";
import { isSentence } from "../sentences.ts";
import { readTable, type TableRow, valueIn, withoutTableHeads } from "../tables.ts";
import { companyScore, degreeScore, institutionScore } from "../words.ts";
import { withoutWorkMode } from "../work-modes.ts";
import { honoursIn } from "./honours.ts";

export type Study = {
  degree: string;
  institution: string;
  period: string;
  grade: string;
  /** The height at which its entry begins. */
  from: number;
  confidence: { degree: number; institution: number; period: number };
};

const grade =
  /(?<![\s,;.(–-])[\s,;.(–-]*\b(?:(?:cumulative |overall )?c?gpa|grade|score|marks|percentage|average|note|result|final grade)\b.*$/i;
const bareGrade =
  /(?:^|(?<![\s,;(–-])[\s,;(–-]+)(?:\d{1,2}(?:[.,]\d{1,2})? ?(?:\/ ?\d{1,3}(?:[.,]\d{1,3})?)? ?(?:cgpa|gpa|%|points?)|\d{1,2}[.,]\d{1,2}(?: ?\/ ?\d{1,3}(?:[.,]\d{1,3})?)?|\d{1,3} ?\/ ?\d{1,3}) ?\)?$/i;
const honours =
  /(?<![\s,;.(])[\s,;.(]+(?:first class|second class|upper second|lower second|2:1|2:2|magna cum laude|summa cum laude|cum laude|with (?:distinction|honou?rs)|distinction|dean['’]s list)\b.*$/i;

/**
 * A grade or form of study on its own: "First class", "72% (First)", "A*AA", "Full-time studies".
 */
const gradeAlone =
  /^\(?(?:(?:(?:upper|lower)[ -])?(?:first|second|third|upper|lower)[ -]?(?:class|second|division)(?: (?:honou?rs|upper|lower))?(?: \(?(?:honou?rs|upper|lower)\)?)?|\d{1,3}(?:[.,]\d+)? ?%(?: \(.{2,20}\))?|[A-F][*+-]?(?:[ ,]?[A-F][*+-]?){1,5}|(?:full|part)[- ]time(?: stud(?:ies|ent))?)\)?$/i;

/** "Diploma of College Studies" is not a college. */
const beginsWithDegree = /^(?:associate|bachelor|certificate|diploma|doctor|master)(?:['’]s)? (?:degree|of|in)\b/i;

/** A subject before its degree reads like a town with its state: "Business Administration, BA". */
const endsWithDegree = /^(?:\S+ ){1,4}\S+, (?:BA|BS)$/;

const courses = /^(?:relevant |selected |key |main )?(?:course(?:work|s)?|modules|subjects|thesis|activities)\b.*:/i;

/**
 * The degrees of a section. Words tell institutions from degrees. A separate field of study is
 * joined to its degree.
 */
export function findStudies(cells: Line[]): Study[] {
  const table = readTable(cells);
  if (table) return table.map(fromTable).filter((study) => study.institution !== "" || study.degree !== "");
  const entries = withoutHyphenatedTowns(readEntries(withoutTableHeads(cells)), true)
    .map(withBody)
    .map((entry) => ({
      ...entry,
      grade: gradeIn([...entry.headTexts, ...entry.body, ...entry.pieces].map(({ text }) => text)),
      pieces: expand(
        joinBrokenName(entry.pieces)
          .map(withoutGrade)
          .filter((piece) => piece.text !== "" && !isTown(piece.text) && !courses.test(piece.text)),
      ),
    }));
  const scores = slotScores(entries);
  const dated = entries.some((entry) => entry.dates.length > 0);
  return entries
    .filter(
      (entry) =>
        !dated ||
        entry.dates.length > 0 ||
        entry.pieces.some(({ text }) => degreeScore(text) + institutionScore(text) > 0),
    )
    .map((entry) => toStudy(entry, scores))
    .map(withoutTown)
    .map(withDegreeBefore)
    .filter((study) => study.institution !== "" || study.degree !== "");
}

const isTown = (text: string) => isPlace(text) && !endsWithDegree.test(text);

/**
 * Takes the degree from the body if only a line below the head names it, as in a list under the
 * institution.
 */
function withBody(entry: Entry): Entry {
  if (entry.pieces.some(({ text }) => degreeScore(text) > 0)) return entry;
  const lines = entry.body.filter(
    ({ text }) =>
      (!isSentence(text) || (degreeScore(text) > 0 && /^\p{Lu}/u.test(text))) && text.split(" ").length <= 12,
  );
  const at = lines.findIndex((cell) => degreeScore(cell.text) > 0);
  const added = at < 0 ? lines.slice(0, entry.pieces.length < 2 ? 1 : 0) : lines.slice(Math.max(0, at - 1), at + 1);
  return {
    ...entry,
    pieces: [...entry.pieces, ...added.map((cell, index) => ({ text: cell.text, slot: `body.${index}`, cell }))],
  };
}

function fromTable(row: TableRow): Study {
  const degree = valueIn(
    row,
    /degree|qualification|course|exam|program|class|curso|t[íi]tul|diplôme|abschluss|studiengang/,
  );
  const subject = valueIn(row, /stream|subject|special|major|field/);
  return {
    degree: [degree, subject].filter(Boolean).join(", "),
    institution: valueIn(row, /institu|school|college|universi|board|établissement|einrichtung|hochschule/),
    period: valueIn(row, /year|period|duration|date|^a[nñ]o$|année|jahr|período|période|zeitraum/),
    grade: valueIn(row, /percentage|%|cgpa|gpa|grade|marks|score|result/),
    from: row.from,
    confidence: { degree: 0.9, institution: 0.9, period: 0.9 },
  };
}

function withoutGrade(piece: HeadPiece): HeadPiece {
  if (gradeAlone.test(piece.text)) return { ...piece, text: "" };
  const text = (honoursIn(piece.text)?.rest ?? piece.text)
    .replace(grade, "")
    .replace(bareGrade, "")
    .replace(honours, "");
  const bare = trimSeparators(text).replace(/^(?:at|from|in)\s+/, "");
  return { ...piece, text: bare.replace(/ (?:in|with|during|on|at)$/, "") };
}

/** The grade in the first text that has one. */
function gradeIn(texts: string[]): string {
  return texts.reduce((found, text) => found || gradeOf(text), "");
}

function gradeOf(text: string): string {
  const isTold = isSentence(text);
  const number = gradeAlone.exec(text) ?? grade.exec(text) ?? (isTold ? undefined : bareGrade.exec(text));
  const digits = number && /[\dA-F]/.test(number[0]) ? number[0] : "";
  const classed = isTold ? undefined : honoursIn(text)?.honours;
  if (classed && !digits.includes(classed)) return classed;
  const [words] = (isTold ? undefined : honours.exec(text)) ?? [];
  return withoutBrackets(trimSeparators(words?.includes(digits) ? words : digits));
}

/** "(3.8)" and "3.8)" become "3.8". The brackets of "3.8 (top 5%)" stay. */
function withoutBrackets(text: string): string {
  const inner = text.replace(/^\(/, "");
  return inner !== text || !text.includes("(") ? inner.replace(/\)$/, "") : inner;
}

function slotScores(entries: Entry[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { pieces } of entries)
    for (const { slot, text } of pieces)
      scores.set(slot, (scores.get(slot) ?? 0) + institutionScore(text) - degreeScore(text));
  return scores;
}

function toStudy(entry: Entry & { grade: string }, scores: Map<string, number>): Study {
  const own = ({ slot, text }: HeadPiece) =>
    (scores.get(slot) ?? 0) + institutionScore(text) - degreeScore(text) - (beginsWithDegree.test(text) ? 1 : 0);
  const ranked = [...entry.pieces].sort((a, b) => own(b) - own(a));
  const institution = ranked.length > 1 || (ranked[0] && own(ranked[0]) >= 0) ? ranked[0] : undefined;
  const rest = entry.pieces.filter((piece) => piece !== institution);
  const degrees = rest.filter((piece) => degreeScore(piece.text) > 0);
  const field = rest.filter((piece) => degreeScore(piece.text) === 0 && piece.text.split(" ").length <= 8);
  const degree = [...degrees, ...field.slice(0, degrees.length === 0 ? 2 : 1)];
  const period = periodOf(entry);
  return {
    degree: degree.map(({ text }) => withoutYear(text, period)).join(", "),
    institution: withoutYear(institution?.text ?? "", period),
    period,
    grade: entry.grade,
    from: entry.from,
    confidence: {
      degree: degrees.length > 0 ? 0.9 : degree.length > 0 ? 0.6 : 0,
      institution: institution ? (institutionScore(institution.text) > 0 ? 0.9 : 0.6) : 0,
      period: entry.dates.length > 0 ? 0.9 : 0,
    },
  };
}

const partOfSchool =
  /^(?:the|st|saint|mount|royal|holy|our lady|king|queen|cent(?:er|re)|department|dept|division|cath?edra|chair|institut|campus|klinik)\b/i;

/**
 * Without a degree, the words before the school may be the degree: "Paediatric nursing" in
 * "Paediatric nursing, Akademie Orrin". Then degree and school are in doubt.
 */
function withDegreeBefore(study: Study): Study {
  const [first = "", ...parts] = study.institution.split(/, /);
  const at = parts.findIndex((part) => institutionScore(part) > 0);
  const before = [first, ...parts.slice(0, at)];
  const isOther = (part: string) =>
    partOfSchool.test(part) || institutionScore(part) + companyScore(part) > 0 || isPlace(part);
  if (study.degree !== "" || at < 0 || before.some(isOther) || !first.includes(" ")) return study;
  const { period } = study.confidence;
  return {
    ...study,
    degree: before.join(", "),
    institution: parts.slice(at).join(", "),
    confidence: { degree: 0.6, institution: 0.6, period },
  };
}

/** Removes a year that is the whole period: "University of Limerick 2015". */
function withoutYear(text: string, period: string): string {
  return /^\d{4}$/.test(period) && text.endsWith(` ${period}`) ? trimSeparators(text.slice(0, -5)) : text;
}

/**
 * Removes the town after an institution. If only one of several institutions has a town, the town
 * belongs to the name ("St. Mary's College, Leeds").
 */
function withoutTown(study: Study, _: number, studies: Study[]): Study {
  const named = studies.filter(({ institution }) => institution !== "");
  const withTown = named.filter(({ institution }) => placeless(institution) !== institution).length;
  const isOwn = named.length >= 3 && withTown === 1;
  if (isOwn) return study;
  const haveAll = named.length >= 2 && withTown > 0 && named.every(({ institution }) => townBehind(institution) !== "");
  const town = townBehind(study.institution);
  const isTown = haveAll || (town !== "" && study.institution.slice(0, -town.length).includes(town));
  return {
    ...study,
    institution: placeless(isTown ? study.institution.slice(0, -town.length - 2) : study.institution),
  };
}

/** The possible town after the last comma: "Kaveri Public School, Mandya". */
function townBehind(institution: string): string {
  const [, name = "", town = ""] =
    /^(.+), (\p{Lu}[\p{L}\p{M}'’.-]+(?: (?:am |an der |im |upon )?\p{Lu}[\p{L}\p{M}'’.-]+)?)$/u.exec(institution) ?? [];
  return institutionScore(name) + companyScore(name) > 0 &&
    !/^[A-Z]{2}$/.test(town) &&
    institutionScore(town) + degreeScore(town) === 0
    ? town
    : "";
}

/** Whether a part is a place or a work mode: "Leeds", "MA", "Leeds (hybrid)", "Remote". */
function endsName(part: string): boolean {
  const town = withoutWorkMode(part) ?? part;
  return town === "" || isKnownPlace(town) || isCountry(town) || /^[A-Z]{2}$/.test(town);
}

function placeless(text: string): string {
  const parts = text.split(/,\s+/);
  let isInRegion = false;
  while (parts.length > 1 && endsName(parts.at(-1) ?? "")) isInRegion = /^[A-Z]{2}$/.test(parts.pop() ?? "");
  // "Bishop College, Saraland, AL": the part before a region is a town.
  const [name = "", town = "", ...more] = parts;
  return isInRegion && more.length === 0 && townBehind(`${name}, ${town}`) !== "" ? name : parts.join(", ");
}

/**
 * Joins an institution's name that wraps over two lines, both in one look that the degree does not
 * have.
 */
function joinBrokenName(pieces: HeadPiece[]): HeadPiece[] {
  const at = pieces.findIndex((piece, index) => {
    const next = pieces[index + 1];
    return (
      next !== undefined &&
      next.cell !== piece.cell &&
      !next.cell.bullet &&
      withoutWorkMode(next.text) === undefined &&
      textStyle(piece) === textStyle(next) &&
      Math.abs(piece.cell.x - next.cell.x) < 2 &&
      institutionScore(piece.text) + institutionScore(next.text) > 0 &&
      degreeScore(piece.text) + degreeScore(next.text) === 0 &&
      pieces.some((other) => degreeScore(other.text) > 0 && textStyle(other) !== textStyle(piece))
    );
  });
  const [first, second] = at < 0 ? [] : pieces.slice(at, at + 2);
  if (!first || !second) return pieces;
  return [...pieces.slice(0, at), { ...first, text: `${first.text} ${second.text}` }, ...pieces.slice(at + 2)];
}

function textStyle(piece: HeadPiece): string | undefined {
  return piece.cell.runs[0]?.style;
}

/** A full stop that does not end an abbreviation. */
const stop = /(?<!\b(?:St|Dr|Mt|Univ|Inst|\p{Lu}\p{Ll}?))\. /gu;

/** Splits a piece that names both a degree and an institution. */
function expand(pieces: HeadPiece[]): HeadPiece[] {
  if (pieces.some((piece) => institutionScore(piece.text) > 0 && degreeScore(piece.text) === 0)) return pieces;
  return pieces.flatMap((piece) => {
    // A dash or "at" is a stronger separator than a comma.
    const cuts = [/; /g, / \(/g, / - |: | \/ | (?:at|from) /g, /, /g, stop].flatMap((at) =>
      [...piece.text.matchAll(at)].map((match) => ({
        a: piece.text.slice(0, match.index),
        b: piece.text.slice(match.index + match[0].length),
        by: match[0],
      })),
    );
    const cut =
      cuts
        .toSorted((one, other) => one.a.length - other.a.length)
        .findLast(({ a, b }) => degreeScore(a) > 0 && institutionScore(a) === 0 && institutionScore(b) > 0) ??
      cuts.find(
        ({ a, b, by }) =>
          (institutionScore(a) > 0 || by === ". " || by === " / ") && degreeScore(b) > 0 && degreeScore(a) === 0,
      ) ??
      // "Master in Accounting, INP-HB", "MSc, Biology - Tartu": the degree has its field, so the
      // rest is the institution.
      (pieces.length === 1 && institutionScore(piece.text) === 0
        ? cuts.findLast(
            ({ a, b, by }) =>
              degreeScore(a) > 0 && (by === " - " ? /, /.test(a) : / (?:in|of|en|de) /.test(a)) && degreeScore(b) === 0,
          )
        : undefined);
    return cut
      ? [cut.a, cut.b]
          .map((text) => (/^[^(]*\)$/.test(text) ? text.slice(0, -1) : text))
          .map((text, index) => ({ ...piece, text, slot: `${piece.slot}.${index}` }))
      : [piece];
  });
}
