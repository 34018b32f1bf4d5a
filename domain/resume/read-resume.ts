import type { PortfolioData } from "../portfolio.schema.ts";
import { type Cell, readCells } from "./cells.ts";
import { findEmail, findPhone, isContactText } from "./contact-text.ts";
import { findDates } from "./dates.ts";
import { isSentence } from "./entries.ts";
import { findAchievements } from "./fields/achievements.ts";
import { findStudies } from "./fields/education.ts";
import { findJobs } from "./fields/experience.ts";
import { findLocation } from "./fields/location.ts";
import { findName } from "./fields/name.ts";
import { findProjects } from "./fields/projects.ts";
import { findSkills } from "./fields/skills.ts";
import { findSocial } from "./fields/social.ts";
import { findSummary } from "./fields/summary.ts";
import { findTitle } from "./fields/title.ts";
import type { SectionKind } from "./headings.ts";
import type { ResumeDocument } from "./page.ts";
import { labelled } from "./pairs.ts";
import { joinWrapped } from "./paragraphs.ts";
import { outline } from "./sections.ts";

export type Reading = { portfolioData: PortfolioData; confidence: Record<string, number> };

function isShort(text: string): boolean {
  return text.length < 60 && !isSentence(text) && !isContactText(text) && findDates(text).length === 0;
}

export function readResume(document: ResumeDocument): Reading {
  const cells = readCells(document);
  const { header, sections } = outline(cells, document.pages[0]?.width ?? 0);
  const of = (...kinds: SectionKind[]) => sections.filter((section) => kinds.includes(section.kind));
  const cellsOf = (...kinds: SectionKind[]) => of(...kinds).flatMap((section) => section.cells);
  const perSection = <T>(kind: SectionKind, find: (cells: Cell[]) => T[]) => of(kind).flatMap((section) => find(section.cells));

  // A form has no header: what it says about the person stands in its first section.
  const top = joinWrapped(header.some((cell) => /\p{L}{2}.*\s\p{L}{2}/u.test(cell.text)) ? header : [...header, ...cellsOf("personal"), ...cellsOf("contact")]);
  const contact = [...top, ...joinWrapped(cellsOf("contact", "personal")), ...joinWrapped(cellsOf("social")), ...joinWrapped(cellsOf("summary"))];
  const form = labelled([...cellsOf("personal"), ...cellsOf("contact"), ...header]);
  const name = findName(top, form);
  const title = findTitle(top, form, name);
  const location = findLocation(contact.filter((cell) => cell !== name?.cell && cell.text !== name?.name), form);
  const summary = findSummary(cellsOf("summary"), header);
  const texts = (list: Cell[]) => list.map((cell) => cell.text);
  const first = (find: (text: string) => string | undefined) => [...texts(contact), ...texts(cells)].map(find).find((value) => value !== undefined) ?? "";
  const written = cells.flatMap((cell) => cell.links).find((link) => /^mailto:/i.test(link));
  const email = (written && findEmail(decodeURIComponent(written.slice(7)))) ?? first(findEmail);
  const phone = texts(contact).map(findPhone).find((value) => value !== undefined) ?? "";
  // A list of short names under a heading we do not know is a group of skills ("Back end: Node.js, Redis").
  const skills = of("skills", "unknown").flatMap((section) => (section.kind === "skills" || section.cells.every((cell) => isShort(cell.text)) ? findSkills(section.cells) : []));
  const social = findSocial(contact, cells, document.pages.flatMap((page) => page.links.map((link) => link.url)));
  const experience = perSection("experience", findJobs);
  const education = perSection("education", findStudies);
  const projects = perSection("projects", findProjects);
  const achievements = perSection("achievements", findAchievements);
  const confidence: Record<string, number> = {};
  const portfolioData: PortfolioData = {
    settings: { name: name?.name ?? "", title: title.title, location: location.location, summary: summary.summary, profileImage: "" },
    navigation: { enabled: true, items: [] },
    sections: {
      hero: { enabled: true, ctaButtons: [] },
      about: { enabled: true, skills: { enabled: true, title: "Skills", items: skills.map((skill) => skill.name) } },
      projects: { enabled: true, title: "Projects", items: projects.map(({ confidence: _, ...project }) => project) },
      experience: { enabled: true, title: "Experience", items: experience.map(({ confidence: _, ...job }) => job) },
      education: { enabled: true, title: "Education", items: education.map(({ confidence: _, ...study }) => study) },
      achievements: { enabled: true, title: "Achievements", items: achievements.map(({ confidence: _, ...achievement }) => achievement) },
      contact: { enabled: true, title: "Contact", email, phone, location: location.location },
      social: { enabled: true, items: social.map(({ platform, url }) => ({ platform, url })) },
    },
    footer: { enabled: true, copyright: "" },
  };
  return { portfolioData, confidence };
}
