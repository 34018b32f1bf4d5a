import type { Block } from "../cell.ts";
import { findDates, isOnlyDates, trimSeparators, withoutDates } from "../dates.ts";
import type { Entry } from "../entries.ts";
import { splitLooks } from "../entry-looks.ts";
import { isExpiry } from "../expiry.ts";
import { isCountry, isKnownPlace, isPlace } from "../places.ts";
import { isSentence } from "../sentences.ts";
import { isState } from "../vocabulary/states.ts";
import { companyScore, institutionScore } from "../words.ts";
import { awardWord, issuerWord } from "./award-words.ts";
import { isNumber } from "./certificate-numbers.ts";
import { isLicense } from "./name-words.ts";
import { isShortFor } from "./short-for.ts";

/** An entry, and whether it surely is one certificate or award. */
export type Listed = { entry: Entry; isSure: boolean };

/** The separators of a list, the strongest first. Commas in brackets are none. */
const separators = [/; /g, / [·•|] /g, /, (?![^(]*\))/g];

const grade =
  /^(?:(?:associate|professional|foundation|practitioner|specialty|expert|advanced|intermediate|beginner|basic)(?: level)?|(?:level|grade|part|class) \S+)$/i;
const remark = /^(?:issued|awarded|renewed|completed|obtained|since|score|with|credential)\b/i;
const goesOn = /^\p{Ll}+(?: |$)/u;
const certificate =
  /\b(?:certified|certificate|certification|licensed|registered|diploma)\b(?! (?:with|by|in|at|since)\b)|\S (?:permit|certificado|certificat)$|^(?:zertifikat|certificado|certificat|certificación|certificazione|certyfikat) |\p{L}(?:zertifikat|schein)$/iu;
/** A certificate also with a word of companies: "Loom Software Certification". */
const surelyCertified = /^(?:\S+ )?(?:certified|registered|licensed) |\b(?:certificate|certification|diploma)$/i;
/** "ITIL Foundation" is a grade of a certificate. */
const foundation = /^\p{Lu}[\p{Lu}\d]{2,}(?: \p{Lu}\p{Ll}+)? Foundation$/u;
const license = / licen[cs]e$/i;

/**
 * The certificates on the line of an entry: "ISTQB Foundation (2021) · Registered nurse". Parts with
 * a date each are one each, and so is what names a certificate. What names an issuer, a place, a
 * number or a grade belongs to the part before it. Awards
 * are told apart by their dates.
 * `entries` are those of the section: a line of as many parts as another has an issuer.
 */
export function listedOn(entry: Entry, entries: Entry[], areCertified: boolean): Listed[] {
  const line = lineOf(entry);
  const list = line && !isSentence(line.text) ? listIn(line.text) : undefined;
  if (!line || !list) return [{ entry, isSure: true }];
  const { parts } = list;
  const dated = parts.filter(isDated);
  if (dated.length > 1) {
    const isList = areCertified || parts.every((part) => isDated(part) && awardWord.test(part));
    return isList ? apart(entry, line, byDates(list), list.by) : [{ entry, isSure: true }];
  }
  const isUniform = line.runs.every(({ style }) => style === line.runs[0]?.style);
  if (!areCertified || !isUniform) return [{ entry, isSure: true }];
  const isPattern = entries.some(
    (other) => other !== entry && listIn(lineOf(other)?.text ?? "")?.parts.length === parts.length,
  );
  return apart(entry, line, byWords(list, isPattern), list.by);
}

/** The one cell of an entry, if its dates stand in it. */
function lineOf({ pieces, body, dates }: Entry): Block | undefined {
  const [line, more] = new Set([...pieces.map(({ cell }) => cell), ...body]);
  return more === undefined && dates.every(({ text }) => line?.text.includes(text)) ? line : undefined;
}

/** The parts of a text, each with its dates and remarks, and what stands between them. */
type List = { parts: string[]; by: string };

function listIn(text: string): List | undefined {
  const masked = findDates(text).reduce(
    (rest, { start, end }) => rest.slice(0, start) + "0".repeat(end - start) + rest.slice(end),
    text,
  );
  const cuts = separators.map((one) => [...masked.matchAll(one)]).find(({ length }) => length > 0) ?? [];
  const by = cuts[0]?.[0] ?? "";
  const ends = [...cuts.map(({ index }) => index), text.length];
  const parts: string[] = [];
  for (const [at, end] of ends.entries()) {
    const part = text.slice(at === 0 ? 0 : (ends[at - 1] ?? 0) + by.length, end);
    const before = parts.at(-1);
    if (before !== undefined && belongs(part, before)) parts[parts.length - 1] = before + by + part;
    else parts.push(part);
  }
  return parts.length > 1 && !isOnlyDates(parts[0] ?? "") ? { parts, by } : undefined;
}

function belongs(part: string, before: string): boolean {
  return (
    [isOnlyDates, isExpiry, isNumber].some((is) => is(part)) ||
    [grade, remark, goesOn].some((pattern) => pattern.test(part)) ||
    isShortFor(part, before)
  );
}

const isDated = (part: string) => findDates(part).length > 0;
const datesOf = (part: string) =>
  findDates(part)
    .map(({ text }) => text)
    .join();

/** Parts that are one certificate, and whether this is sure. */
type Group = { parts: string[]; isSure: boolean };

/** "CSM, Scrum Alliance, 2021, CCRN, AACN, 2022" ends at each date. Else each dated part is one. */
function byDates({ parts, by }: List): Group[] {
  const endAtDates = parts.every((part) => !isDated(part) || part.includes(by));
  const groups: Group[] = [];
  for (const [at, part] of parts.entries()) {
    const last = groups.at(-1);
    const isNew = isDated(part) && !parts.slice(0, at).some((before) => datesOf(before) === datesOf(part));
    const isOpen = endAtDates && at > 0 && !isDated(parts[at - 1] ?? "");
    if (last && (isOpen || (!isNew && namesIssuer(part, last.parts[0] ?? "")))) last.parts.push(part);
    else groups.push({ parts: [part], isSure: endAtDates || isNew || namesCertificate(part) });
  }
  return groups.map((group) => ({ ...group, isSure: group.isSure && group.parts.length <= 2 }));
}

/**
 * Without dates, or with one, by the words of the parts. What names nothing before a certificate may
 * be its issuer: then all lines of the pattern are read alike, and a single one is in doubt.
 */
function byWords({ parts, by }: List, isPattern: boolean): Group[] {
  const [first = "", ...others] = parts;
  const isOfFirst = (part: string) => namesIssuer(part, first);
  const isNamed = namesCertificate(first) || isDated(first);
  if (by === "; ") return grouped(parts, (part) => !isOfFirst(part), true);
  const isIssuerFirst = !isDated(first) && namesIssuer(first, "");
  if (isIssuerFirst || others.every(isOfFirst)) return [{ parts, isSure: true }];
  if (others.some(namesCertificate) && (isNamed || !isPattern))
    return grouped(
      parts,
      namesCertificate,
      isNamed && others.every((part) => namesCertificate(part) || isOfFirst(part)),
    );
  if (isPattern || isDated(parts.at(-1) ?? "")) return [{ parts, isSure: true }];
  return others.length > 1 && !namesCertificate(first)
    ? grouped(parts, (part) => !isOfFirst(part), false)
    : [{ parts, isSure: false }];
}

function grouped(parts: string[], begins: (part: string) => boolean, isSure: boolean): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && !begins(part)) last.parts.push(part);
    else groups.push({ parts: [part], isSure });
  }
  return groups;
}

/** Whether a text names a certificate by its own words: "Registered nurse", "Forklift License", "RN". */
export function namesCertificate(part: string): boolean {
  const said = trimSeparators(withoutDates(part));
  if (isLicense(said)) return true;
  if (!said.includes(" ") || issuerWord.test(said) || institutionScore(said) > 0) return false;
  if (license.test(said)) return !isTown(said.replace(license, ""));
  return certificate.test(said) && (companyScore(said) <= 0 || surelyCertified.test(said));
}

/** Whether a part says who gave what is before it, or where. */
function namesIssuer(part: string, before: string): boolean {
  const said = trimSeparators(withoutDates(part));
  if (namesCertificate(part) || foundation.test(said)) return false;
  const isIssuer = companyScore(said) + institutionScore(said) > 0 || issuerWord.test(said);
  const isSaid = before !== "" && (before.includes(said) || /^\p{Lu}{2,6}$/u.test(said) || by.test(said));
  return isIssuer || isSaid || isTown(said);
}

const by = /^(?:by|from|through|at|via) /i;
const isTown = (text: string) => isPlace(text) || isKnownPlace(text) || isCountry(text) || isState(text);

/** In a list, a year behind the words is no part of the name. */
const lastYear = /(?<=\p{L}) (?:19|20)\d\d$/u;

/** The entry of each group, with its own texts and dates. A single group is the entry as it is. */
function apart(entry: Entry, line: Block, groups: Group[], by: string): Listed[] {
  if (groups.length === 1) return [{ entry, isSure: groups[0]?.isSure ?? true }];
  return groups.map(({ parts, isSure }) => {
    const text = parts.join(by);
    const said = text.replace(lastYear, "");
    const cell = { ...line, text, runs: [{ text: said, style: line.runs[0]?.style ?? "" }] };
    const pieces = splitLooks(cell).map((said, at) => ({ text: said, slot: `0.${at}`, cell }));
    const dates = findDates(text).map((date) => ({ text: date.text, y: line.y }));
    return { entry: { ...entry, pieces, body: [], dates }, isSure };
  });
}
