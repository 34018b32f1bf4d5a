import type { Block, Cell, Line } from "./cell.ts";
import { readCells } from "./cells.ts";
import { withCenteredDates } from "./centered-dates.ts";
import { withoutCodeSigns } from "./code-signs.ts";
import { findEmail, findPhone, isContactText } from "./contact-text.ts";
import { findDates } from "./dates.ts";
import { documentTitle, withoutDocumentTitles } from "./document-title.ts";
import { type Achievement, findAchievements } from "./fields/achievements.ts";
import { findStudies } from "./fields/education.ts";
import { findJobs, type Job } from "./fields/experience.ts";
import { findLanguages, findLanguagesAmongSkills, isAmongLanguages, type Language } from "./fields/languages.ts";
import { findLocation } from "./fields/location.ts";
import { findName, type Name } from "./fields/name.ts";
import { withNameApart } from "./fields/name-apart.ts";
import { withoutOtherScript } from "./fields/name-lines.ts";
import { licensesBehind } from "./fields/name-words.ts";
import { findProjects } from "./fields/projects.ts";
import { findPublications } from "./fields/publications.ts";
import { isShortFor } from "./fields/short-for.ts";
import { findSkills, findTechnologies, namesSpokenLanguage, skillGroups } from "./fields/skills.ts";
import { findSocial, findWebsites } from "./fields/social.ts";
import { findSummary } from "./fields/summary.ts";
import { findTitle } from "./fields/title.ts";
import { personLabel } from "./form-labels.ts";
import { withoutHeadingNumbers } from "./heading-numbers.ts";
import { namesPublications } from "./headings.ts";
import { apartIn, withLabelledApart } from "./labelled-lines.ts";
import { clearMemos } from "./memoize.ts";
import { unmixed } from "./mixed-sections.ts";
import type { ResumeDocument } from "./page.ts";
import { labelled, type Pair } from "./pairs.ts";
import { joinWrapped } from "./paragraphs.ts";
import { findTarget, isTarget, isTargetLabel, withoutFacts } from "./personal-facts.ts";
import { withoutPronouns } from "./pronouns.ts";
import type { ReadValue } from "./read-value.ts";
import type { Resume } from "./resume.schema.ts";
import { ownLinks } from "./running-headers.ts";
import type { SectionKind } from "./section-kind.ts";
import { personalFact, withJobsOfHeader, withKinds } from "./section-kinds.ts";
import { outline, type Section } from "./sections.ts";
import { isSentence } from "./sentences.ts";
import { withoutSignature } from "./signature.ts";
import { type Findings, placesOn, toResume } from "./to-resume.ts";
import { upright } from "./upright.ts";
import { respaced } from "./wide-letters.ts";

/** Reads a resume from positioned text. Fields that the text does not have stay empty. */
export function readResume(document: ResumeDocument): Resume {
  try {
    return read(document);
  } finally {
    clearMemos();
  }
}

function read(document: ResumeDocument): Resume {
  const cells = withoutPronouns(
    withoutHeadingNumbers(withoutCodeSigns(withoutSignature(respaced(readCells(document))))),
  );
  const level = withCenteredDates(cells);
  const { header, sections } = withJobsOfHeader(outline(level, document.pages[0]?.width ?? 0));
  const links = document.pages.flatMap(ownLinks);
  const places = placesOn(
    cells,
    document.pages.map((page) => upright(page).height),
  );
  return toResume(findAll(level, header, sections.flatMap(unmixed), links), places);
}

function findAll(cells: Cell[], header: Line[], found: Section[], links: string[]): Findings {
  const settled = withKinds(withLabelledApart(found)).map(asSummaryIfWanted);
  const named = (kinds: SectionKind[]) =>
    settled.filter(({ kind }) => kinds.includes(kind)).flatMap(({ cells }) => cells);
  // A form has no header. Its facts about the person are in the first section.
  const top = withNameApart(
    withoutDocumentTitles(
      withoutOtherScript(joinWrapped(saysAnything(header) ? header : [...header, ...named(["personal", "contact"])])),
    ),
  );
  const contact = [
    ...top,
    ...joinWrapped(named(["contact", "personal", "social"])),
    ...joinWrapped(named(["summary"])),
  ];
  const form = [
    ...settled.flatMap(statedFact),
    ...settled
      .filter(statesJob)
      .flatMap(({ cells: [cell] }) => (cell ? [{ label: "title", value: cell.text, cell }] : [])),
    // Each separately, since text beside a label may be in another column and belong to another
    // section.
    ...[named(["personal", "contact"]), header, named(["summary"])].flatMap(labelled),
  ];
  const mails = contact.flatMap(({ text }) => findEmail(text) ?? []).map((mail) => `mailto:${mail}`);
  const asked = [...header, ...named(["personal", "contact"])];
  const name = findName(withoutFacts(top, asked), form, [...links, ...mails]);
  const around = settled.find(({ kind, cells }) => kind === "summary" && name && cells.includes(name.source));
  const sections = settled.map((section) => ({
    ...section,
    cells: section.cells.filter((cell) => cell.text !== name?.name),
  }));
  const of = (...kinds: SectionKind[]) => sections.filter((section) => kinds.includes(section.kind));
  const inEach = <T>(kind: SectionKind, find: (lines: Line[], heading: string) => T[]) =>
    of(kind).flatMap(({ cells, title }) => find(cells, title));
  const groups = of("skills", "unknown", "languages", "social")
    .filter(listsSkills)
    .map(({ cells }) => ({ groups: skillGroups(cells), from: Math.min(...cells.map(({ y }) => y)) }));
  const spokenOfHeader = apartIn(header).flatMap(({ kind, cell }) => (kind === "languages" ? [cell] : []));
  const spokenOfSkills = groups.flatMap(({ groups }) => findLanguagesAmongSkills(groups));
  const listed = groups
    .flatMap(({ from, groups }) => findSkills(groups, from))
    .filter(({ name }) => !isAmongLanguages(name, spokenOfSkills));
  const amongSpoken = [spokenOfHeader, ...of("languages").flatMap((one) => (listsSkills(one) ? [] : [one.cells]))]
    .flatMap(findTechnologies)
    .filter(({ name }) => !listed.some((skill) => skill.name.toLowerCase() === name.toLowerCase()));
  const besideName = contact.filter((cell) => cell !== name?.cell && !(name && isNameAgain(cell, name)));
  const stated = around?.cells.filter((cell) => cell.text !== name?.name) ?? [];

  const experience = [...inEach("experience", findJobs), ...of("volunteer").flatMap(findUnpaid)];
  const title = findTitle(withoutFacts([...top, ...joinWrapped(stated)], asked), form, name);

  return {
    name: { value: name?.name ?? "", confidence: name?.confidence ?? 0 },
    title: withoutEmployer(orTarget(title, contact, form), experience),
    location: findLocation(besideName, form),
    summary: findSummary(
      of("summary").flatMap((section) => (statesJob(section) ? [] : section.cells)),
      header,
    ),
    email: findMail(links, contact, cells),
    phone: { value: statedPhone(form) ?? firstOf(withoutFacts(contact, asked), findPhone), confidence: 0.95 },
    social: findSocial(contact, cells, links),
    skills: [...listed, ...amongSpoken],
    experience,
    education: inEach("education", findStudies),
    projects: inEach("projects", findProjects),
    achievements: withLicenses(inEach("achievements", findAchievements), name),
    websites: findWebsites(contact),
    publications: of("other")
      .filter(({ title }) => namesPublications(title))
      .flatMap(({ cells }) => findPublications(cells)),
    languages: distinct([...findLanguages(spokenOfHeader), ...inEach("languages", findLanguages), ...spokenOfSkills]),
  };
}

const unpaid =
  /volunteer|volontariato|voluntariado|vrijwilligerswerk|wolontariat|bénévolat|ehrenamt|freiwilligenarbeit/iu;

/** Jobs of a section such as "Volunteer Work", each with that word unless the position has it. */
function findUnpaid({ cells, title }: Section): Job[] {
  const [note = ""] = unpaid.exec(title.toLowerCase()) ?? [];
  return findJobs(cells)
    .filter(({ position, company }) => position !== "" && company !== "")
    .map((job) => (note === "" || unpaid.test(job.position) ? job : { ...job, note }));
}

/** The title, or the wanted job if no title was surely found. */
function orTarget(title: ReadValue, blocks: Block[], form: Pair[]): ReadValue {
  const target = title.confidence < 0.7 ? findTarget(blocks, form) : "";
  return target === "" ? title : { value: target, confidence: 0.9 };
}

/** "Analyst" of "Analyst at Tide Power", if a job is with that company. */
function withoutEmployer(title: ReadValue, jobs: Job[]): ReadValue {
  const employer = jobs.find(({ company }) => company !== "" && title.value.endsWith(` at ${company}`));
  return employer ? { ...title, value: title.value.slice(0, -` at ${employer.company}`.length) } : title;
}

/** Adds the licenses after the name, unless another title has them: "Maria Lind, RN". */
function withLicenses(achievements: Achievement[], name: Name | undefined): Achievement[] {
  if (!name) return achievements;
  const isNew = (letters: string) =>
    !achievements.some(({ title }) => title.split(/[^\w-]+/).includes(letters) || isShortFor(letters, title));
  const licenses = licensesBehind(name.name, name.cell.text).filter(isNew);
  return [
    ...licenses.map((title) => ({
      kind: "certification" as const,
      title,
      description: "",
      confidence: name.confidence,
      from: name.cell.y,
    })),
    ...achievements,
  ];
}

/** Drops repeated languages. The first mention stays. */
function distinct(languages: Language[]): Language[] {
  return languages.filter(({ name }, at) => languages.findIndex((other) => other.name === name) === at);
}

/**
 * Whether a text is one of several lines of the name, or only repeats it, with or without the letters
 * of a degree: "Maria Lind, RN".
 */
function isNameAgain({ text, y }: Cell, { name, cell }: Name): boolean {
  const isLine = ` ${name} `.includes(` ${text} `) && Math.abs(y - cell.y) < 3.5 * cell.size;
  return (
    isLine ||
    text === name ||
    (text.startsWith(`${name},`) && /^(?:, ?(?:[A-Z]\.?){2,5})+$/.test(text.slice(name.length)))
  );
}

/** The pair of label and value in a section that has one fact: "Name" with the name below it. */
function statedFact({ title, cells: [cell] }: Section): Pair[] {
  return cell && personalFact.test(title)
    ? [{ label: title.replace(/:$/, "").toLowerCase(), value: cell.text, cell }]
    : [];
}

/**
 * Whether an objective only names the job that the person wants: "Objetivo" above "Analista de
 * Sistemas".
 */
function statesJob({ title, cells }: Section): boolean {
  const [cell, more] = cells;
  return cell !== undefined && !more && isTargetLabel(title) && isTarget(title, cell.text);
}

/** "Job applied for" reads like a heading of jobs, but names the wanted job. */
function asSummaryIfWanted(section: Section): Section {
  return statesJob(section) ? { ...section, kind: "summary" } : section;
}

/** The number beside "Phone" in a form, where other facts have numbers too. */
function statedPhone(form: Pair[]): string | undefined {
  const stated = form.find(
    ({ label }) => personLabel(label) === "phone" || /^(?:cell(?:phone)?|tel\.?|handy)$/.test(label),
  );
  return stated && findPhone(stated.value);
}

function saysAnything(header: Cell[]): boolean {
  return header.some((cell) => /\p{L}{2} +\S*\p{L}{2}/u.test(cell.text) && !documentTitle.test(cell.text));
}

function firstOf(cells: Cell[], find: (text: string) => string | undefined): string {
  for (const cell of cells) {
    const found = find(cell.text);
    if (found !== undefined) return found;
  }
  return "";
}

/**
 * The email address of a mailto link, since text may break over lines; else the first address in
 * the contact details or the rest.
 */
function findMail(links: string[], contact: Cell[], cells: Cell[]) {
  const link = links.find((url) => /^mailto:/i.test(url));
  const linked = link && findEmail(safelyDecoded(link.slice("mailto:".length)));
  return { value: linked ?? firstOf([...contact, ...cells], findEmail), confidence: 0.98 };
}

function safelyDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Whether a section lists skills although its heading does not say so. That is a list of short
 * names under an unknown heading ("Back end: Node.js, Redis"), programming languages ("Languages:
 * Go, Java"), or "Web" without addresses.
 */
function listsSkills({ kind, title, cells }: Section): boolean {
  if (kind === "languages") return cells.length > 1 && !cells.some((cell) => namesSpokenLanguage(cell.text));
  if (kind === "social" && !(/^web$/i.test(title) && cells.every((cell) => cell.links.length === 0))) return false;
  return kind === "skills" || cells.every((cell) => isShortName(cell.text));
}

function isShortName(text: string): boolean {
  return text.length < 60 && !isSentence(text) && !isContactText(text) && findDates(text).length === 0;
}
