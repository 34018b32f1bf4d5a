import { isDuration, withoutDates } from "../resume/dates.ts";
import { undressed } from "../resume/fields/name-words.ts";
import { personLabel } from "../resume/form-labels.ts";
import { headingKind, namesTraining } from "../resume/headings.ts";
import { isPostalAddress } from "../resume/postal-address.ts";
import type { Resume } from "../resume/resume.schema.ts";
import type { Draft } from "./draft.ts";
import { holds, textsOf, wordsOf } from "./line-words.ts";
import { halfAbove, losesLabel, unlistedIn, unnamedIn } from "./lost-items.ts";
import { lostLetters } from "./lost-letters.ts";
import { confirmed } from "./missing.ts";
import { isStudyTown } from "./study-towns.ts";
import { toResume } from "./to-resume.ts";

/**
 * A line of the resume that is in no field, without its parts that are in a field. `at` is its
 * index in `lines`.
 */
export type Leftover = { at: number; text: string };

/** Labels and page numbers. A line with nothing else has nothing to lose. */
const label =
  /^(?:e-?mail|phone|mobile|tel|address|location|linked ?in|github|website|portfolio|curriculum vitae|résumé|resume|cv|page \d+(?: (?:of|\/) ?\d+)?|\d+)[\s:]*$/i;

/** The lines that are in no field and that the visitor has neither placed nor dismissed. */
export function leftovers(draft: Draft): Leftover[] {
  return unplaced(draft).filter(({ at }) => draft.confidence[`lines.${at}`] !== confirmed);
}

const known = new WeakMap<Draft, Leftover[]>();

/** Gives `unplaced` the lines that another thread has found for the same draft. */
export function knowUnplaced(draft: Draft, found: Leftover[]): void {
  known.set(draft, found);
}

/**
 * The lines that are in no field of the resume made from the portfolio, as `outsideOf` finds them.
 * Also a line that begins with the person's name and continues with text in no field, other than
 * the letters of a degree. Found once per draft: a changed draft is a new object.
 */
export function unplaced(draft: Draft): Leftover[] {
  const found = known.get(draft) ?? unplacedIn(draft);
  known.set(draft, found);
  return found;
}

function unplacedIn({ data, beyond, lines }: Draft): Leftover[] {
  const resume = toResume(data, beyond);
  const outside = new Map(outsideOf(lines, resume).map(({ at, text }) => [at, text]));
  const name = data.settings.name.trim();
  const isCut = (text: string) =>
    name !== "" &&
    text.startsWith(name) &&
    !isNameLine(text, name) &&
    outsideOf([text.slice(name.length).replace(/^[\s,|–—-]+/, "")], resume).length > 0;
  return lines.flatMap((line, at) => {
    const text = outside.get(at) ?? (isCut(line) ? line : undefined);
    return text === undefined ? [] : [{ at, text }];
  });
}

/**
 * The lines that no single entry has. A postal address is one thing: none of its lines is lost if
 * the place was read. An entry has a line if it has most of the line's words as they stand there.
 * In a line of up to three words, no name may be missing. Headings, labels, the dates beside words,
 * the towns of schools, and the pronouns after the person's name do not count. In a list with a
 * technology or a spoken language, each item may be in another entry.
 */
export function outsideOf(lines: string[], resume: Resume): Leftover[] {
  const entries = entriesOf(resume);
  const used = new Set(entries.flatMap(({ values }) => values.flat()));
  const isLost = (text: string, at: number) => {
    if (label.test(text) || personLabel(text) || headingKind(text) || namesTraining(text)) return false;
    if (resume.basics.location.text !== "" && isPostalAddress(text.replace(leadingLabel, ""))) return false;
    const undated = isDuration(text) ? "" : withoutDates(text);
    const rest = losesLabel(text, resume) ? undated : undated.replace(leadingLabel, "");
    const all = wordsOf(text);
    const words = wordsOf(rest);
    if (hasMore(wordsOf(rest.replace(employment, " ")), resume.roles))
      return !entries.some((one) => hasWhole(one, all));
    const names = words.length > 3 ? [] : wordsOf(rest.replace(idle, " "));
    if (names.length === 0 && words.length <= 3) return all.filter((word) => !used.has(word)).length > all.length / 2;
    return entries.every((entry) => {
      const missing = missingFrom(entry, words, lines, at);
      const isMissing = missing.length > words.length / 2 || names.some((word) => missing.includes(word));
      return isMissing && !hasWhole(entry, all) && !hasWhole(entry, words);
    });
  };
  const parts = partsOf(resume);
  const texts = textsOf(resume);
  const lostOf = (line: string, at: number) => {
    if (isNameLine(line, resume.basics.name.text)) return lostLetters(line, resume).join(", ");
    const isOut = isLost(line, at) && isLost(halfAbove(lines, at) + line, at);
    const items = isOut ? unlistedIn(line, resume) : unnamedIn(line, texts);
    return items?.join(", ") ?? (isStudyTown(lines, at, resume) ? "" : restOf(line, parts));
  };
  return lines.flatMap((line, at) => {
    const text = lostOf(line, at);
    return text === "" ? [] : [{ at, text }];
  });
}

/** The fields by which a line names a job or a degree, as words: first its organization. */
const partsOf = ({ roles, education }: Resume): string[][] =>
  [
    ...roles.map(({ organization, position, place, period }) => [organization, position, place, period]),
    ...education.map(({ institution, degree, period }) => [institution, degree, period]),
  ].map((fields) => fields.map(({ text }) => wordsOf(text).join(" ")));

/**
 * The rest of a line without the fields of its job or degree: "Ward Six" of "Mercy Hospital, Ward
 * Six". A line without the name of an organization stays whole.
 */
function restOf(line: string, entries: string[][]): string {
  const has = (text: string, name: string) => holds(wordsOf(text), name.split(" "));
  const rests = entries.flatMap(([name = "", ...others]) => {
    if (name === "" || !has(line, name)) return [];
    const rest = withoutParts(line, [name, ...others]);
    return wordsOf(rest).length > 0 && !has(rest, name) ? [rest] : [];
  });
  return rests.toSorted((a, b) => a.length - b.length)[0] ?? line;
}

/** A line without the fields at its start and end. */
function withoutParts(line: string, fields: string[]): string {
  const isField = (text: string) => fields.some((field) => field !== "" && field === wordsOf(text).join(" "));
  const breaks = [...line.matchAll(/\s*[,;|·•]\s*|\s+[–—-]\s+/g)].map(({ index, 0: { length } }) => ({
    before: line.slice(0, index),
    after: line.slice(index + length),
  }));
  for (const { before, after } of breaks) {
    if (isField(before)) return withoutParts(after, fields);
    if (isField(after)) return withoutParts(before, fields);
  }
  return line;
}

/** Whether a line is the name and the letters or pronouns after it: "Maria Lind, BSN, RN". */
const isNameLine = (text: string, name: string) =>
  name !== "" && wordsOf(undressed(text)).join(" ") === wordsOf(undressed(name)).join(" ");

/**
 * Whether a line continues, after the organization and the position of a role, only with words that
 * no such role has: "Nurse, Mercy Hospital, Ward Six".
 */
function hasMore(words: string[], roles: Resume["roles"]): boolean {
  const line = words.join(" ");
  const behind = roles.flatMap((role) => {
    const [position = "", organization = ""] = [role.position, role.organization].map(({ text }) =>
      wordsOf(text).join(" "),
    );
    if (organization === "") return [];
    const heads = [`${position} ${organization}`, `${organization} ${position}`, organization].map((head) =>
      head.trim(),
    );
    const head = heads.find((head) => `${line} `.startsWith(`${head} `));
    return head === undefined ? [] : [{ role, more: wordsOf(line.slice(head.length).replace(/\d+/g, " ")) }];
  });
  return (
    behind.length > 0 &&
    behind.every(({ role, more }) => {
      const has = new Set(textsOf(role).flatMap(wordsOf));
      return more.length > 0 && more.every((word) => !has.has(word));
    })
  );
}

/** Kinds of employment, which no field of a role has. */
const employment =
  /\b(?:full|part)[- ]time\b|\b(?:contract|freelance|permanent|temporary|remote|hybrid|on-?site|internship)\b/gi;

const leadingLabel = /^[\p{L} ]+: +/u;

/** Parts of a short line that may be missing: a page number, small words like "by". */
const idle = /[Pp]age \d+|(?<![\p{L}\d])\p{Ll}{1,3}(?![\p{L}\d])/gu;

/** Texts that may share a line, as words, and their pairs of neighboring words. */
type Entry = { values: string[][]; pairs: Set<string> };

/** The entries of a resume, and its lists of short texts. */
function entriesOf({ basics, roles, education, projects, publications, skills, honors, languages }: Resume): Entry[] {
  const titles = honors.map(({ title }) => title);
  return [basics, ...roles, ...education, ...projects, ...publications, ...honors, titles, skills, languages].map(
    (entry) => {
      const values = textsOf(entry).flatMap(valuesIn);
      return { values, pairs: new Set(values.flatMap(pairsOf)) };
    },
  );
}

/**
 * The words of a text, with and without brackets at its end: "Mentor" of "Mentor (volunteer)".
 * Words of a web address may stand apart: "GitHub: ada".
 */
function valuesIn(text: string): string[][] {
  if (text.includes("://")) return wordsOf(text).map((word) => [word]);
  return [text, text.replace(/ \([^()]*\)$/, "")].map(wordsOf);
}

const pairsOf = (words: string[]) => words.slice(1).map((word, at) => `${words[at]} ${word}`);

/** Whether a value has all words of a line in a row. The line may break off in a word. */
function hasWhole({ values }: Entry, words: string[]): boolean {
  const line = words.join("");
  return values.some((value) => holds(value, words) || (line.length >= 6 && value.join("").includes(line)));
}

/**
 * The words of a line that an entry lacks: no value within the line has them, and no value has them
 * beside the same word. A value may continue in the next line, so the words around the line count
 * as neighbors, too.
 */
function missingFrom({ values, pairs }: Entry, words: string[], lines: string[], row: number): string[] {
  const here = new Set(words);
  const whole = new Set(values.filter((value) => value.every((word) => here.has(word) || word.length < 3)).flat());
  const beforeIt = (at: number) => (at > 0 ? words[at - 1] : wordsOf(lines[row - 1] ?? "").at(-1));
  const behindIt = (at: number) => words[at + 1] ?? wordsOf(lines[row + 1] ?? "")[0];
  return words.filter(
    (word, at) => !whole.has(word) && !pairs.has(`${beforeIt(at)} ${word}`) && !pairs.has(`${word} ${behindIt(at)}`),
  );
}
