import { assemble, type Findings, type Reading } from "./assemble.ts";
import { type Cell, readCells } from "./cells.ts";
import { findEmail, findPhone, findUrls, isContactText } from "./contact-text.ts";
import { findDates } from "./dates.ts";
import { findAchievements } from "./fields/achievements.ts";
import { findStudies } from "./fields/education.ts";
import { findJobs } from "./fields/experience.ts";
import { findLocation } from "./fields/location.ts";
import { documentTitle, findName } from "./fields/name.ts";
import { findProjects } from "./fields/projects.ts";
import { findSkills, namesSpokenLanguage } from "./fields/skills.ts";
import { findSocial } from "./fields/social.ts";
import { findSummary } from "./fields/summary.ts";
import { findTitle } from "./fields/title.ts";
import { unmixed } from "./mixed-sections.ts";
import type { ResumeDocument } from "./page.ts";
import { labelled } from "./pairs.ts";
import { joinWrapped } from "./paragraphs.ts";
import { forgetTexts } from "./remember.ts";
import type { SectionKind } from "./section-kind.ts";
import { outline, type Section } from "./sections.ts";
import { isProse, isSentence } from "./sentences.ts";
import { respace } from "./wide-letters.ts";
import { degreeScore, jobScore } from "./words.ts";

/** Reads a resume from positioned text. What the text does not say stays empty. */
export function readResume(document: ResumeDocument): Reading {
  try {
    return read(document);
  } finally {
    forgetTexts();
  }
}

function read(document: ResumeDocument): Reading {
  const cells = readCells(document);
  respace(cells);
  const { header, sections } = outline(cells, document.pages[0]?.width ?? 0);
  const links = document.pages.flatMap((page) => page.links.map((link) => link.url));
  return assemble(findAll(cells, header, sections.flatMap(unmixed), links));
}

function findAll(cells: Cell[], header: Cell[], sections: Section[], links: string[]): Findings {
  for (const section of sections) section.kind = kindByContent(section, sections);
  const of = (...kinds: SectionKind[]) => sections.filter((section) => kinds.includes(section.kind));
  const cellsOf = (...kinds: SectionKind[]) => of(...kinds).flatMap((section) => section.cells);
  const inEach = <T>(kind: SectionKind, find: (cells: Cell[]) => T[]) =>
    of(kind).flatMap((section) => find(section.cells));

  // A form has no header: what it says about the person stands in its first section.
  const top = joinWrapped(saysAnything(header) ? header : [...header, ...cellsOf("personal", "contact")]);
  const contact = [
    ...top,
    ...joinWrapped(cellsOf("contact", "personal", "social")),
    ...joinWrapped(cellsOf("summary")),
  ];
  const form = labelled([...cellsOf("personal", "contact"), ...header, ...cellsOf("summary")]);
  const name = findName(top, form, links);
  const around =
    name && !top.includes(name.cell) ? of("summary").find(({ cells }) => cells.includes(name.cell)) : undefined;
  for (const section of sections) section.cells = section.cells.filter((cell) => cell.text !== name?.name);
  const besideName = contact.filter((cell) => cell !== name?.cell && cell.text !== name?.name);

  return {
    name: { value: name?.name ?? "", confidence: name?.confidence ?? 0 },
    title: findTitle([...top, ...joinWrapped(around?.cells ?? [])], form, name),
    location: findLocation(besideName, form),
    summary: findSummary(cellsOf("summary"), header),
    email: findMail(links, contact, cells),
    phone: { value: firstOf(contact, findPhone), confidence: 0.95 },
    social: findSocial(contact, cells, links),
    skills: of("skills", "unknown", "languages", "social")
      .filter(listsSkills)
      .flatMap((section) => findSkills(section.cells)),
    experience: inEach("experience", findJobs),
    education: inEach("education", findStudies),
    projects: inEach("projects", findProjects),
    achievements: inEach("achievements", findAchievements),
  };
}

/**
 * What a section under a heading we do not know is, where no other section is that: dated entries that name degrees or
 * jobs, entries with addresses of their own, or prose near the top. "Research Interests" in prose are a summary, too.
 */
function kindByContent(section: Section, sections: Section[]): SectionKind {
  const { kind, cells, title } = section;
  const isMissing = (wanted: SectionKind) => sections.every((other) => other.kind !== wanted);
  const isEarly = sections.indexOf(section) < 2;
  if ((kind === "unknown" || (kind === "other" && /interest|focus/i.test(title))) && isEarly && isMissing("summary"))
    if (cells.length <= 8 && joinWrapped(cells).every((cell) => isSentence(cell.text) || isProse(cell.text)))
      return "summary";
  if (kind !== "unknown") return kind;
  const names = (score: (text: string) => number) => cells.some(({ text }) => !isSentence(text) && score(text) > 0);
  const isDated = cells.some((cell) => findDates(cell.text).length > 0);
  if (isDated && isMissing("education") && names(degreeScore)) return "education";
  if (isDated && isMissing("experience") && names(jobScore)) return "experience";
  const hasAddresses = cells.some((cell) => cell.links.length > 0 || findUrls(cell.text).length > 0);
  if (hasAddresses && isMissing("projects") && cells.some((cell) => isSentence(cell.text))) return "projects";
  return kind;
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

/** A mail link is exact where the text may be broken over lines; else the first address, the contact details first. */
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
 * A list of short names under a heading we do not know is a group of skills ("Back end: Node.js, Redis"), and so are
 * languages that nobody speaks ("Languages: Go, Java") and a "Web" without addresses.
 */
function listsSkills({ kind, title, cells }: Section): boolean {
  if (kind === "languages") return cells.length > 1 && !cells.some((cell) => namesSpokenLanguage(cell.text));
  if (kind === "social" && !(/^web$/i.test(title) && cells.every((cell) => cell.links.length === 0))) return false;
  return kind === "skills" || cells.every((cell) => isShortName(cell.text));
}

function isShortName(text: string): boolean {
  return text.length < 60 && !isSentence(text) && !isContactText(text) && findDates(text).length === 0;
}
