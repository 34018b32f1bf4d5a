import { portfolioLimits as limits } from "../limits.ts";
import type { Resume, Value } from "../resume/resume.schema.ts";
import { textOf } from "../resume/story.ts";
import type { Beyond } from "./beyond.ts";
import { confidenceOf } from "./confidence.ts";
import { type Part, partOf } from "./part.ts";
import type { PortfolioData } from "./portfolio.schema.ts";
import { copyrightOf, navigationItems } from "./portfolio.ts";

/**
 * Portfolio data, and what the reader knows about it. `confidence` maps the path of each value
 * found ("settings.name", "sections.experience.items.0.company") to how sure the reader is. 0.9 and
 * more means that the resume says what the value is (a pattern, a label, telling words). About 0.6
 * means that only its position suggests it. Below 0.5 it is the best of weak guesses. Values that
 * were not found have no entry. `periods` are the jobs' periods, in order, as the resume writes
 * them; "" for a job without a period.
 */
export type Reading = { portfolioData: PortfolioData; confidence: Record<string, number>; periods: string[] };

/**
 * The reader's answer for a file: the reading and the lines of text that it was made from. A reader
 * in the browser adds the facts beyond portfolio data.
 */
export type Answer = Reading & { lines: string[]; beyond?: Beyond };

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
    footer: { enabled: true, copyright: copyrightOf(name) },
  };
  portfolioData.navigation.items = navigationItems(portfolioData);
  return { portfolioData, periods: roles.map(({ period }) => line(period)), confidence: confidenceOf(part) };
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
