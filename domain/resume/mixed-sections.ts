import type { Line } from "./cell.ts";
import { findDates } from "./dates.ts";
import { type Entry, readEntries } from "./entries.ts";
import { awardWord } from "./fields/achievements.ts";
import { namesRegistration } from "./fields/registrations.ts";
import { namesSpokenLanguage } from "./fields/skills.ts";
import { headingKind, headingKinds } from "./headings.ts";
import type { SectionKind } from "./section-kind.ts";
import type { Section } from "./sections.ts";
import { isProse, isSentence } from "./sentences.ts";
import { degreeScore, institutionScore, jobScore } from "./words.ts";

const listKinds = new Set<SectionKind>(["skills", "languages", "achievements", "other", "summary"]);
const published = /\bet al\b|\bdoi\b|\bproceedings\b|\bjournal\b|\bconference\b|\barxiv\b|\bpp\. ?\d|\bISBN\b/i;
const program = /\bprogram(?:me)?\b/i;
const certified = /\bcertif|\blicen[cs]e/i;

/**
 * Splits a section whose heading names several kinds ("Education & Certifications") into one
 * section for each. Lists are split line by line, by a label ("Awards: …") or by what a line names.
 * Everything else is split entry by entry, by the words of its head. Under any heading, a label in
 * a list of skills may begin a section of another kind, and certificates among degrees and courses
 * become a section.
 */
export function unmixed(section: Section): Section[] {
  const named = headingKinds(section.title);
  if (named.length < 2 && section.kind === "skills") return parted(section, byLabel(section.cells, ["skills"]));
  if (section.kind === "personal") return parted(section, byRail(section));
  if (named.length > 1 && named.every((kind) => listKinds.has(kind)) && named.includes("skills"))
    return parted(section, byLabel(section.cells, named));
  const kinds: SectionKind[] = named.length > 1 ? named : [section.kind];
  if (listsCertificates(section) && !kinds.includes("achievements")) kinds.push("achievements");
  if (kinds.length < 2) return [section];
  const starts = readEntries(section.cells).flatMap((entry) => kindsWithin(entry, kinds));
  const labels = section.cells.flatMap(({ text, y }): Start[] => {
    const kind = headingKind(text);
    return kind && kinds.includes(kind) ? [{ y: y - 2, kind }] : [];
  });
  return parted(section, kindsFrom(section.cells, [...starts, ...labels]));
}

const certificate = /\bcertified\b|\bcertification\b/i;
const courses = /\b(?:courses|trainings?|workshops|development)\b/i;

function listsCertificates({ kind, title, cells }: Section): boolean {
  const word = courses.test(title) ? certified : certificate;
  return (
    (kind === "education" || courses.test(title)) &&
    cells.some(
      ({ text }) => (word.test(text) && !isSentence(text)) || (kind === "education" && namesRegistration(text)),
    )
  );
}

/** One section for each kind, in order of appearance. */
function parted(section: Section, kindOf: Map<Line, SectionKind>): Section[] {
  const kinds = [...new Set(kindOf.values())];
  if (kinds.length === 0) return [section];
  return kinds.map((kind) => ({
    ...section,
    kind,
    // Achievements keep the heading: it tells awards from certificates.
    title: kinds.length > 1 && kind !== "achievements" ? kind : section.title,
    cells: [...kindOf].flatMap(([line, own]) => (own === kind ? [line] : [])),
  }));
}

/**
 * In a form, a heading may be at the left end of a line: "Honours and awards Thesis Prize". It
 * applies until the next label there.
 */
function byRail({ cells, kind }: Section): Map<Line, SectionKind> {
  const isLabel = (cell: Line) => cells.some((other) => Math.abs(other.y - cell.y) < 3 && other.x > cell.right);
  const labels = cells.filter(isLabel);
  const kindOf = (label: Line | undefined) =>
    label && headingKind(label.text) === "achievements" ? "achievements" : kind;
  return new Map(
    cells.map((cell) => {
      const label = labels.findLast(({ y }) => y <= cell.y + 3);
      const ruling = kindOf(label);
      return [cell, cell === label && ruling !== kind ? "other" : ruling];
    }),
  );
}

/**
 * The kinds of a list's lines. A label applies until the next. Without labels, a line's own words
 * decide.
 */
function byLabel(cells: Line[], kinds: SectionKind[]): Map<Line, SectionKind> {
  const result = new Map<Line, SectionKind>();
  let labelled: SectionKind | undefined;
  for (const cell of cells) {
    const label = /^([^:,]{4,30}):(?:\s|$)/.exec(cell.text)?.[1];
    const named = label === undefined ? undefined : headingKind(label);
    if (label !== undefined) labelled = named === "achievements" || named === "other" ? named : undefined;
    // The label itself is not an item.
    const line = labelled && label !== undefined ? withoutStart(cell, label.length + 1) : cell;
    result.set(line, labelled ?? (label === undefined ? kindOfLine(cell.text, kinds) : "skills"));
  }
  return result;
}

function withoutStart(line: Line, length: number): Line {
  let rest = length;
  const runs = line.runs.map((run) => {
    const cut = Math.min(rest, run.text.length);
    rest -= cut;
    return { ...run, text: run.text.slice(cut) };
  });
  return { ...line, text: line.text.slice(length).trim(), runs: runs.filter(({ text }) => text.trim() !== "") };
}

function kindOfLine(text: string, kinds: SectionKind[]): SectionKind {
  const named = headingKind(text);
  if (named !== undefined && named !== "skills" && kinds.includes(named)) return named;
  if (kinds.includes("languages") && namesSpokenLanguage(text)) return "languages";
  if (kinds.includes("achievements") && (findDates(text).length > 0 || awardWord.test(text))) return "achievements";
  return kinds.includes("summary") && (isSentence(text) || isProse(text)) ? "summary" : "skills";
}

type Start = { y: number; kind: SectionKind };

/**
 * The start of an entry, and its kind. A certificate listed below a degree is a start of its own.
 */
function kindsWithin({ pieces, body }: Entry, kinds: SectionKind[]): Start[] {
  const first = Math.min(...[...pieces.map(({ cell }) => cell), ...body].map(({ y }) => y));
  const head = pieces.length > 0 ? pieces.map(({ text }) => text).join(", ") : (body[0]?.text ?? "");
  const left = pieces[0]?.cell.x ?? Number.POSITIVE_INFINITY;
  const kind = kindOfEntry(head, body.map(({ text }) => text).join(" "), kinds);
  const registered = kind === "education" && kinds.includes("achievements") ? besideDegree(pieces, body) : [];
  if (registered.length > 0) return registered;
  const below =
    kind === "education" && kinds.includes("achievements")
      ? body.filter(
          ({ text, bullet, x }) =>
            (awardWord.test(text) || ((bullet || x > left + 5) && findDates(text).length > 0)) &&
            (degreeScore(text) === 0 || certificate.test(text)),
        )
      : [];
  return [{ y: first, kind }, ...below.map(({ y }) => ({ y, kind: "achievements" as const }))];
}

/**
 * The starts in an entry with a degree and its school, and a registration, license or certificate
 * on another line: "NMBI registration (active)". Empty without such a line.
 */
function besideDegree(pieces: Entry["pieces"], body: Entry["body"]): Start[] {
  const lines = [...new Set([...pieces.map(({ cell }) => cell), ...body])].sort((a, b) => a.y - b.y);
  const isRegistered = (line: Line) =>
    namesRegistration(line.text) && !lines.some((other) => other !== line && Math.abs(other.y - line.y) < 2);
  const studied = lines.filter((line) => !isRegistered(line));
  const isWhole = [degreeScore, institutionScore].every((score) => studied.some(({ text }) => score(text) > 0));
  if (!isWhole || studied.length === lines.length) return [];
  const isStudied = ({ text }: Line) => degreeScore(text) + institutionScore(text) > 0;
  return lines.flatMap((line, at): Start[] => {
    if (isRegistered(line)) return [{ y: line.y, kind: "achievements" }];
    return at === 0 || isStudied(line) ? [{ y: line.y, kind: "education" }] : [];
  });
}

function kindOfEntry(head: string, body: string, kinds: SectionKind[]): SectionKind {
  const has = (kind: SectionKind) => kinds.includes(kind);
  if (has("volunteer") && /\bvolunteer/i.test(`${head} ${body}`)) return "volunteer";
  const studied = degreeScore(head) + institutionScore(head);
  if (
    has("education") &&
    (studied > 2 || (studied > 0 && !namesRegistration(head) && (!certified.test(head) || program.test(head))))
  )
    return "education";
  if (has("experience") && jobScore(head) > 0) return "experience";
  if (has("achievements") && (awardWord.test(head) || (has("education") && !has("other")))) return "achievements";
  if (has("other") && published.test(`${head} ${body}`)) return "other";
  if (has("languages") && namesSpokenLanguage(head)) return "languages";
  const rest = kinds.filter((kind) => !["other", "volunteer", "languages"].includes(kind));
  return (has("projects") ? "projects" : rest.at(-1)) ?? "other";
}

function kindsFrom(cells: Line[], starts: Start[]): Map<Line, SectionKind> {
  const sorted = starts.sort((a, b) => a.y - b.y);
  return new Map(
    cells.map((cell) => [cell, (sorted.findLast(({ y }) => y <= cell.y + 2) ?? sorted[0])?.kind ?? "other"]),
  );
}
