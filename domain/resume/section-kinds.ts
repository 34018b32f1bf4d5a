import type { Line } from "./cell.ts";
import { findUrls } from "./contact-text.ts";
import { findDates, withoutDates } from "./dates.ts";
import { awardWord } from "./fields/award-words.ts";
import { namesCourses, namesDrivingLicense, namesTraining } from "./headings.ts";
import { joinWrapped } from "./paragraphs.ts";
import { endsOf } from "./periods.ts";
import { decision, type Rules } from "./rules.ts";
import type { SectionKind } from "./section-kind.ts";
import type { Outline, Section } from "./sections.ts";
import { isProse, isSentence } from "./sentences.ts";
import { degreeScore, jobScore } from "./words.ts";

/** A section with its index and the kind above it, and whether no section has a kind. */
type Case = { section: Section; index: number; above?: SectionKind; isMissing: (kind: SectionKind) => boolean };

/** Labels of personal facts in a form, set as headings beside or above the answer. */
export const personalFact =
  /^(?:(?:full )?name|nom|nombre|nome|address|adresse|anschrift|phone|telephone|telefon|mobile|tel|e-?mail|date of birth|nationality):?$/i;

const rules: Rules<Case, SectionKind> = {
  "a heading that asks for one fact of the person": ({ section: { title } }) =>
    personalFact.test(title) ? "personal" : undefined,
  "a license to drive is a certificate": ({ section: { title } }) =>
    namesDrivingLicense(title) ? "achievements" : undefined,
  "training is education where it names a degree or diploma, else certificates": ({
    section: { kind, title, cells },
  }) => {
    if (!namesTraining(title) || !["unknown", "other"].includes(kind)) return undefined;
    return namesDegree(cells) ? "education" : "achievements";
  },
  "courses are like training, but without dates below degrees or in lists they are subjects": ({ section, above }) => {
    const { kind, title, cells } = section;
    if (kind !== "other" || !namesCourses(title)) return undefined;
    const areSubjects = above === "education" || /^(?:core|key|relevant) /i.test(title) || cells.some(isList);
    if (areSubjects && !isDated(section)) return undefined;
    return namesDegree(cells) ? "education" : "achievements";
  },
  "prose near the top, under an unknown heading or one about interests, is the summary": ({
    section: { kind, title, cells },
    index,
    isMissing,
  }) => {
    const mayBe = kind === "unknown" || (kind === "other" && /interest|focus/i.test(title));
    if (!mayBe || index >= 2 || cells.length > 8 || !isMissing("summary")) return undefined;
    return joinWrapped(cells).every(({ text }) => isSentence(text) || isProse(text)) ? "summary" : undefined;
  },
  "sentences under labels tell of jobs and are no awards": ({ section }) =>
    isFunctional(section) ? "other" : undefined,
  "a summary of a career that lists jobs with their periods": ({ section, isMissing }) =>
    isMissing("experience") && /career|employment|work|beruf|profes/i.test(section.title) && listsJobs(section)
      ? "experience"
      : undefined,
  "a known heading": ({ section: { kind } }) => (kind === "unknown" ? undefined : kind),
  "dated entries that name degrees": ({ section, isMissing }) =>
    isDated(section) && isMissing("education") && names(section, degreeScore) ? "education" : undefined,
  "dated entries that name jobs": ({ section, isMissing }) =>
    isDated(section) && isMissing("experience") && names(section, jobScore) ? "experience" : undefined,
  "sentences with addresses of their own are projects": ({ section: { cells }, isMissing }) => {
    const hasAddresses = cells.some((cell) => cell.links.length > 0 || findUrls(cell.text).length > 0);
    return hasAddresses && isMissing("projects") && cells.some((cell) => isSentence(cell.text))
      ? "projects"
      : undefined;
  },
};

/**
 * Gives jobs right below the contact details, without a heading, a section: at least two lines of
 * the header that name a job with its period, and all lines after the first. Applies only if no
 * section has jobs.
 */
export function withJobsOfHeader({ header, sections }: Outline): Outline {
  if (sections.some(({ kind }) => kind === "experience")) return { header, sections };
  const isLevel = (a: Line, b: Line) => a.page === b.page && Math.abs(a.y - b.y) < 0.3 * a.size;
  const jobs = header.filter(({ text }) => jobScore(withoutDates(text)) > 0);
  const dated = header.filter((line) => endsOf(line.text).start !== "" && jobs.some((job) => isLevel(job, line)));
  const [first, second] = dated.toSorted((a, b) => a.page - b.page || a.y - b.y);
  if (!first || !second) return { header, sections };
  const isBelow = ({ page, y }: Line) => page > first.page || (page === first.page && y > first.y - 0.5 * first.size);
  return {
    header: header.filter((cell) => !isBelow(cell)),
    sections: [{ kind: "experience", title: "", cells: header.filter(isBelow) }, ...sections],
  };
}

const kindOf = decision<Case, SectionKind>("is a section of", rules, "unknown", ({ section }) => section.title);

/** The sections. Sections under unknown headings get the kind of their content. */
export function withKinds(sections: Section[]): Section[] {
  const settled = [...sections];
  const isMissing = (kind: SectionKind) => settled.every((other) => other.kind !== kind);
  for (const [index, section] of sections.entries())
    settled[index] = { ...section, kind: kindOf({ section, index, above: settled[index - 1]?.kind, isMissing }) };
  return settled;
}

/**
 * Whether a section of achievements tells of work, sentence by sentence under labels without dates.
 */
function isFunctional({ kind, cells }: Section): boolean {
  if (kind !== "achievements") return false;
  const texts = joinWrapped(cells);
  const labels = texts.filter(({ bullet }) => !bullet);
  const told = texts.filter(({ bullet }) => bullet);
  return (
    labels.length >= 2 &&
    told.length >= labels.length &&
    told.every(({ text }) => isSentence(text)) &&
    labels.every(({ text }) => text.split(" ").length <= 4 && findDates(text).length === 0 && !awardWord.test(text))
  );
}

/** Whether a summary has at least two lines with a period, and at least one with a job. */
function listsJobs({ kind, cells }: Section): boolean {
  const periods = cells.filter(({ text }) => !isSentence(text) && isPeriod(findDates(text)[0]?.text ?? ""));
  return kind === "summary" && periods.length >= 2 && cells.some(({ text }) => !isSentence(text) && jobScore(text) > 0);
}

const isPeriod = (date: string) => /[–—-]| (?:to|bis) /.test(date);

/** Whether a line that is no sentence names a degree. */
function namesDegree(cells: Line[]): boolean {
  return joinWrapped(cells).some(({ text }) => degreeScore(text) > 0 && !isSentence(text));
}

/** Whether a line has at least three names between commas: "Algebra, Optics, Statistics". */
const isList = ({ text }: Line) => text.split(", ").length > 2;

function isDated({ cells }: Section): boolean {
  return cells.some((cell) => findDates(cell.text).length > 0);
}

function names({ cells }: Section, score: (text: string) => number): boolean {
  return cells.some(({ text }) => !isSentence(text) && score(text) > 0);
}
