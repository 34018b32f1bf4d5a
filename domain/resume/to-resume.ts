import type { Cell } from "./cell.ts";
import type { Achievement } from "./fields/achievements.ts";
import type { Study } from "./fields/education.ts";
import type { Job } from "./fields/experience.ts";
import type { Language } from "./fields/languages.ts";
import type { Project } from "./fields/projects.ts";
import type { Publication } from "./fields/publications.ts";
import type { Skill } from "./fields/skills.ts";
import type { Social } from "./fields/social.ts";
import { endsOf, isDoubtful } from "./periods.ts";
import type { ReadValue } from "./read-value.ts";
import type { Resume, Source, Story, Value } from "./resume.schema.ts";
import { paragraphsOf, splitDate } from "./story.ts";
import { isColumnName } from "./tables.ts";

/** Everything that was found for the fields. */
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
/** The confidence in a value that cannot be right: a column's name, an end before its beginning. */
const doubt = 0.5;

/** Builds the resume. `place` finds a text on the pages, at or below a height. */
export function toResume(found: Findings, place: Places): Resume {
  const valueAt =
    (from?: number, near?: Source) =>
    (text: string, confidence: number): Value => ({
      text,
      confidence: text === "" ? 0 : isColumnName(text) ? Math.min(doubt, confidence) : confidence,
      ...sourced(text === "" ? undefined : place(text, from, near)),
    });
  const storyAt = (text: string, confidence: number, from: number): Story => {
    const paragraphs = paragraphsOf(text);
    const [first] = paragraphs;
    const sureness = hasDoubtfulDate(paragraphs) ? Math.min(doubt, confidence) : confidence;
    return { paragraphs, confidence: first ? sureness : 0, ...sourced(first && place(first.text, from)) };
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
    roles: found.experience.map(({ position, company, place: town, note, description, period, confidence, from }) => {
      const at = valueAt(from);
      const organization = at(company, confidence.company);
      const near = organization.source ?? place(position, from);
      const said = at(position, confidence.position);
      return {
        organization,
        position: note ? { ...said, text: `${said.text} (${note})` } : said,
        place: valueAt(from, near)(town, listConfidence),
        ...datesAt(period, company + position, at),
        story: storyAt(description, confidence.description, from),
      };
    }),
    education: found.education.map(({ institution, degree, grade, period, confidence, from }) => {
      const at = valueAt(from);
      return {
        institution: at(institution, confidence.institution),
        degree: at(degree, confidence.degree),
        grade: at(grade, listConfidence),
        ...datesAt(period, institution + degree, (text, sureness) => at(text, Math.min(sureness, confidence.period))),
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
    honors: found.achievements.map(({ kind, title, description, confidence, from }) => {
      const story = storyAt(description, confidence, from);
      const sureness = hasDoubtfulDate(story.paragraphs) ? Math.min(doubt, confidence) : confidence;
      return { kind, title: valueAt(from)(title, sureness), story };
    }),
    publications: found.publications.map(({ title, description, from }) => ({
      title: valueAt(from)(title, listConfidence),
      story: storyAt(description, listConfidence, from),
    })),
    languages: found.languages.map(({ name, level }) => ({ name: value(name, listConfidence), level })),
  };
}

/** Whether the date of a story may be read wrongly. Then the values around it are in doubt, too. */
function hasDoubtfulDate(paragraphs: Story["paragraphs"]): boolean {
  const { date, paragraphs: others } = splitDate({ paragraphs });
  return isDoubtful(date, others.map(({ text }) => text).join(" "));
}

const sourced = (source: Source | undefined) => (source ? { source } : {});

function datesAt(period: string, beside: string, value: (text: string, confidence: number) => Value) {
  const { start, end } = endsOf(period);
  const confidence = isDoubtful(period, beside) ? doubt : 0.9;
  return { period: value(period, confidence), start: value(start, confidence), end: value(end, confidence) };
}

/** Groups consecutive skills with the same label. */
function grouped(skills: Skill[]): { label: string; items: Skill[] }[] {
  const groups: { label: string; items: Skill[] }[] = [];
  for (const skill of skills) {
    const last = groups.at(-1);
    if (last?.label === skill.group) last.items.push(skill);
    else groups.push({ label: skill.group, items: [skill] });
  }
  return groups;
}

type Placed = { cell: Cell; plain: string };

export type Places = (text: string, from?: number, near?: Source) => Source | undefined;

/**
 * Makes a function that finds the place of a text at or below a height: the cell with exactly this
 * text, else a cell with all its words, else the longest cell that the text begins with. Of
 * several, the cell closest to `near` counts, or the first. A height counts over all pages;
 * `heights` are the heights of the pages.
 */
export function placesOn(cells: Cell[], heights: number[]): Places {
  const tops = heights.map((_, page) => heights.slice(0, page).reduce((sum, height) => sum + height, 0));
  const sorted = cells.map((cell) => ({ cell, plain: folded(cell.text) })).filter(({ plain }) => plain !== "");
  const bySaid = Map.groupBy(sorted, ({ plain }) => plain);
  const sourceOf = ({ page, x, y, right, size }: Cell) => ({
    page,
    x,
    y: y - (tops[page] ?? 0) - size,
    width: right - x,
    height: size,
  });
  return (text, from = Number.NEGATIVE_INFINITY, near) => {
    const wanted = folded(text);
    if (wanted === "") return undefined;
    const isBelow = ({ cell: { y } }: Placed) => y >= from - 1;
    const where = (says: (one: Placed) => boolean, placed = sorted) => {
      const found = placed.filter((one) => isBelow(one) && says(one));
      return found.length > 0 ? found : undefined;
    };
    const hasWords = () => {
      const words = wordsOf(text);
      return where(({ cell, plain }) => plain.includes(wanted) && wordsOf(cell.text).includes(words));
    };
    const longest = () => {
      const begun = where(({ plain }) => wanted.startsWith(plain)) ?? [];
      const most = Math.max(...begun.map(({ plain }) => plain.length));
      return begun.length > 0 ? begun.filter(({ plain }) => plain.length === most) : undefined;
    };
    const found =
      where(() => true, bySaid.get(wanted) ?? []) ??
      hasWords() ??
      longest() ??
      where(({ plain }) => plain.includes(wanted));
    const sources = found?.map(({ cell }) => sourceOf(cell)) ?? [];
    const away = ({ page, x, y }: Source) =>
      near ? Math.abs(x - near.x) + Math.abs(y - near.y) + 1000 * Math.abs(page - near.page) : 0;
    return sources.sort((a, b) => away(a) - away(b))[0];
  };
}

/** The words of a text, each between spaces. */
const wordsOf = (text: string) => ` ${(text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(" ")} `;

/** The letters and digits of a text. Values are cut out of lines, so separators do not count. */
function folded(text: string): string {
  return text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, "");
}
