import type { Cell } from "./cell.ts";
import type { Achievement } from "./fields/achievements.ts";
import type { Study } from "./fields/education.ts";
import type { Job } from "./fields/experience.ts";
import type { Language } from "./fields/languages.ts";
import type { Project } from "./fields/projects.ts";
import type { Publication } from "./fields/publications.ts";
import type { Skill } from "./fields/skills.ts";
import type { Social } from "./fields/social.ts";
import { endsOf } from "./periods.ts";
import type { ReadValue } from "./read-value.ts";
import { paragraphsOf, type Resume, type Source, type Story, type Value } from "./resume.schema.ts";

/** What the finders of fields found. */
export type Findings = {
  name: ReadValue;
  title: ReadValue;
  location: ReadValue;
  summary: ReadValue;
  email: ReadValue;
  phone: ReadValue;
  social: Social[];
  websites: string[];
  skills: Skill[];
  experience: Job[];
  education: Study[];
  projects: Project[];
  achievements: Achievement[];
  publications: Publication[];
  languages: Language[];
};

const listConfidence = 0.8;

/** The resume that was found. `place` tells where on the pages a text stands, the first one at or below a height. */
export function toResume(found: Findings, place: Places): Resume {
  const valueAt =
    (from?: number) =>
    (text: string, confidence: number): Value => ({
      text,
      confidence: text === "" ? 0 : confidence,
      ...sourced(text === "" ? undefined : place(text, from)),
    });
  const storyAt = (text: string, confidence: number, from: number): Story => {
    const paragraphs = paragraphsOf(text);
    const [first] = paragraphs;
    return { paragraphs, confidence: first ? confidence : 0, ...sourced(first && place(first.text, from)) };
  };
  const value = valueAt();
  const single = ({ value: text, confidence }: ReadValue) => value(text, confidence);
  return {
    basics: {
      name: single(found.name),
      title: single(found.title),
      location: single(found.location),
      summary: single(found.summary),
      email: single(found.email),
      phone: single(found.phone),
      links: [
        ...found.social.map(({ platform, url, confidence }) => ({
          kind: platform,
          label: "",
          url: value(url, confidence),
        })),
        ...found.websites.map((url) => ({
          kind: "website" as const,
          label: "Website",
          url: value(url, listConfidence),
        })),
      ],
    },
    roles: found.experience.map(({ position, company, place: town, description, period, confidence, from }) => {
      const at = valueAt(from);
      return {
        organization: at(company, confidence.company),
        position: at(position, confidence.position),
        place: at(town, listConfidence),
        ...datesAt(period, at),
        story: storyAt(description, confidence.description, from),
      };
    }),
    education: found.education.map(({ institution, degree, grade, period, confidence, from }) => {
      const at = valueAt(from);
      return {
        institution: at(institution, confidence.institution),
        degree: at(degree, confidence.degree),
        grade: at(grade, listConfidence),
        ...datesAt(period, (text) => at(text, confidence.period)),
      };
    }),
    projects: found.projects.map(({ title, description, tags, previewUrl, repoUrl, confidence, from }) => ({
      title: valueAt(from)(title, confidence.title),
      story: storyAt(description, confidence.description, from),
      tags: tags.map((tag) => valueAt(from)(tag, confidence.tags)),
      ...(previewUrl && { previewUrl }),
      ...(repoUrl && { repoUrl }),
    })),
    skills: grouped(found.skills).map(({ label, items }) => ({
      label,
      items: items.map(({ name, confidence, from }) => valueAt(from)(name, confidence)),
    })),
    honors: found.achievements.map(({ kind, title, description, confidence, from }) => ({
      kind,
      title: valueAt(from)(title, confidence),
      story: storyAt(description, confidence, from),
    })),
    publications: found.publications.map(({ title, description, from }) => ({
      title: valueAt(from)(title, listConfidence),
      story: storyAt(description, listConfidence, from),
    })),
    languages: found.languages.map(({ name, level }) => ({ name: value(name, listConfidence), level })),
  };
}

const sourced = (source: Source | undefined) => (source ? { source } : {});

function datesAt(period: string, value: (text: string, confidence: number) => Value) {
  const { start, end } = endsOf(period);
  return { period: value(period, 0.9), start: value(start, 0.9), end: value(end, 0.9) };
}

/** Skills that follow each other under one label. */
function grouped(skills: Skill[]): { label: string; items: Skill[] }[] {
  const groups: { label: string; items: Skill[] }[] = [];
  for (const skill of skills) {
    const last = groups.at(-1);
    if (last?.label === skill.group) last.items.push(skill);
    else groups.push({ label: skill.group, items: [skill] });
  }
  return groups;
}

export type Places = (text: string, from?: number) => Source | undefined;

/**
 * Tells where a text stands: the first piece of text at or below a height that says it, or that it begins with. Heights
 * run over all pages, whose heights are given.
 */
export function placesOn(cells: Cell[], heights: number[]): Places {
  const tops = heights.map((_, page) => heights.slice(0, page).reduce((sum, height) => sum + height, 0));
  const sorted = cells.map((cell) => ({ cell, said: folded(cell.text) }));
  return (text, from = Number.NEGATIVE_INFINITY) => {
    const wanted = folded(text);
    const says = ({ cell: { y }, said }: (typeof sorted)[number]) =>
      y >= from - 1 && said !== "" && (said.includes(wanted) || wanted.startsWith(said));
    const found = wanted === "" ? undefined : sorted.find(says)?.cell;
    if (!found) return undefined;
    const { page, x, y, right, size } = found;
    return { page, x, y: y - (tops[page] ?? 0) - size, width: right - x, height: size };
  };
}

/** The letters and digits of a text alone, since values are cut out of lines and their separators. */
function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
