import { portfolioLimits as limits } from "../limits.ts";
import { type Resume, textOf, type Value } from "../resume/resume.schema.ts";
import type { Beyond } from "./beyond.ts";
import type { PortfolioData } from "./portfolio.schema.ts";
import { navigationItems } from "./portfolio.ts";

/**
 * Portfolio data, and what it has no place for. `confidence` maps the path of a value that was
 * found ("settings.name", "sections.experience.items.0.company") to how sure the reader is: 0.9 and
 * more when the resume says what the value is (a pattern, a label, telling words), about 0.6 when
 * only its place speaks for it, below 0.5 when it is the best of weak guesses. What was not found
 * has no entry. `periods` are those of the jobs, in their order, as the resume writes them, ""
 * where it says none.
 */
export type Reading = { portfolioData: PortfolioData; confidence: Record<string, number>; periods: string[] };

/**
 * What the reader hands back for a file: the reading, all lines of text that it was made from, and
 * from a reader in the tab what else the resume says.
 */
export type Answer = Reading & { lines: string[]; beyond?: Beyond };

/** The part of a resume that portfolio data has a place for, as many entries as it may have. */
type Part = {
  basics: Resume["basics"];
  links: { platform: "linkedin" | "github" | "twitter"; url: Value }[];
  skills: Value[];
} & Pick<Resume, "roles" | "education" | "projects" | "honors">;

/**
 * The portfolio data of a resume, cut to the lengths that portfolioDataSchema allows. Empty
 * sections are off.
 */
export function toPortfolio(resume: Resume): Reading {
  const part = partOf(resume);
  const { basics, roles } = part;
  const location = line(basics.location);
  const name = line(basics.name);
  const portfolioData: PortfolioData = {
    settings: { name, title: line(basics.title), location, summary: paragraph(basics.summary.text), profileImage: "" },
    navigation: { enabled: true, items: [] },
    sections: sectionsOf(part),
    footer: { enabled: true, copyright: name && `© ${name}` },
  };
  portfolioData.navigation.items = navigationItems(portfolioData);
  return { portfolioData, periods: roles.map(({ period }) => line(period)), confidence: confidenceOf(part) };
}

/** What the resume says beyond its portfolio data. */
export function beyondOf({ basics, roles, education, skills, honors, publications, languages }: Resume): Beyond {
  return {
    roles: roles.map(({ position, organization, place }) => ({
      position: position.text,
      company: organization.text,
      place: place.text,
    })),
    education: education.map(({ degree, institution, grade }) => ({
      degree: degree.text,
      institution: institution.text,
      grade: grade.text,
    })),
    skills: skills.map(({ label, items }) => ({ label, items: items.map(({ text }) => text) })),
    certifications: honors.filter(({ kind }) => kind === "certification").map(({ title }) => title.text),
    publications: publications.map(({ title, story }) => ({ title: title.text, description: textOf(story) })),
    languages: languages.map(({ name, level }) => ({ name: name.text, level })),
    websites: basics.links.filter(({ kind }) => kind === "website").map(({ label, url }) => ({ label, url: url.text })),
  };
}

function partOf({ basics, roles, education, projects, honors, skills }: Resume): Part {
  return {
    basics,
    links: basics.links
      .flatMap(({ kind, url }) => (kind === "website" || url.text.length > limits.url ? [] : [{ platform: kind, url }]))
      .slice(0, limits.links),
    skills: skills.flatMap(({ items }) => items),
    roles: roles.slice(0, limits.entries),
    education: education.slice(0, limits.entries),
    projects: projects.slice(0, limits.entries),
    honors: honors.slice(0, limits.entries),
  };
}

function sectionsOf({ basics, links, skills, roles, education, projects, honors }: Part): PortfolioData["sections"] {
  return {
    hero: { enabled: true, ctaButtons: [{ text: "Get in touch", url: "#contact" }] },
    about: {
      enabled: true,
      skills: { enabled: skills.length > 0, title: "Skills", items: skills.slice(0, limits.skills).map(line) },
    },
    projects: { enabled: projects.length > 0, title: "Projects", items: projects.map(toProject) },
    experience: {
      enabled: roles.length > 0,
      title: "Experience",
      items: roles.map(({ position, organization, story }) => ({
        position: line(position),
        company: line(organization),
        description: paragraph(textOf(story)),
      })),
    },
    education: {
      enabled: education.length > 0,
      title: "Education",
      items: education.map(({ degree, period, institution }) => ({
        degree: line(degree),
        period: line(period),
        institution: line(institution),
      })),
    },
    achievements: {
      enabled: honors.length > 0,
      title: "Achievements",
      items: honors.map(({ title, story }) => ({ title: line(title), description: paragraph(textOf(story)) })),
    },
    contact: {
      enabled: true,
      title: "Contact",
      email: line(basics.email),
      phone: line(basics.phone),
      location: line(basics.location),
    },
    social: {
      enabled: links.length > 0,
      items: links.map(({ platform, url }) => ({ platform, url: url.text })),
    },
  };
}

function toProject({ title, story, tags, previewUrl, repoUrl }: Resume["projects"][number]) {
  return {
    title: line(title),
    description: paragraph(textOf(story)),
    tags: tags.slice(0, limits.tags).map(line),
    ...(previewUrl && previewUrl.length <= limits.url && { previewUrl }),
    ...(repoUrl && repoUrl.length <= limits.url && { repoUrl }),
  };
}

const line = ({ text }: Value) => cut(text, limits.line);
const paragraph = (text: string) => cut(text, limits.paragraph);

function cut(text: string, maxLength: number): string {
  return text.length <= maxLength ? text : `${text.slice(0, maxLength - 1).trimEnd()}…`;
}

function confidenceOf({ basics, links, skills, roles, education, projects, honors }: Part): Record<string, number> {
  const paths: Record<string, number> = {};
  const note = (path: string, said: boolean, confidence: number) => {
    if (said) paths[path] = confidence;
  };
  const noteValue = (path: string, { text, confidence }: Value) => note(path, text !== "", confidence);
  const noteStory = (path: string, { paragraphs, confidence }: Resume["roles"][number]["story"]) =>
    note(path, paragraphs.length > 0, confidence);
  for (const key of ["name", "title", "location", "summary"] as const) noteValue(`settings.${key}`, basics[key]);
  for (const key of ["email", "phone", "location"] as const) noteValue(`sections.contact.${key}`, basics[key]);
  for (const [at, skill] of skills.entries()) noteValue(`sections.about.skills.items.${at}`, skill);
  for (const [at, { url }] of links.entries()) noteValue(`sections.social.items.${at}`, url);
  for (const [at, { title }] of honors.entries()) noteValue(`sections.achievements.items.${at}.title`, title);
  for (const [at, { position, organization, story }] of roles.entries()) {
    noteValue(`sections.experience.items.${at}.position`, position);
    noteValue(`sections.experience.items.${at}.company`, organization);
    noteStory(`sections.experience.items.${at}.description`, story);
  }
  for (const [at, study] of education.entries())
    for (const key of ["degree", "institution", "period"] as const)
      noteValue(`sections.education.items.${at}.${key}`, study[key]);
  for (const [at, { title, story, tags }] of projects.entries()) {
    noteValue(`sections.projects.items.${at}.title`, title);
    noteStory(`sections.projects.items.${at}.description`, story);
    note(`sections.projects.items.${at}.tags`, tags.length > 0, tags[0]?.confidence ?? 0);
  }
  return paths;
}
