import { isOnlyDates } from "../resume/dates.ts";
import { endsOf } from "../resume/periods.ts";
import { paragraphsOf, type Resume, type Story, type Value } from "../resume/resume.schema.ts";
import { typedWebUrl } from "../text/links.ts";
import type { PortfolioData } from "./portfolio.schema.ts";

/**
 * The resume that a portfolio says: every fact of it, whether its section is on or off, and nothing of its looks. A job's
 * period is the first line of its description, where that is a period. Buttons that lead to a section are no facts.
 */
export function toResume({ settings, sections }: PortfolioData): Resume {
  const { hero, about, projects, experience, education, achievements, contact, social } = sections;
  const buttons = hero.ctaButtons.filter(({ url }) => typedWebUrl(url) !== undefined);
  return {
    basics: {
      name: value(settings.name),
      title: value(settings.title),
      location: value(settings.location || contact.location),
      summary: value(settings.summary),
      email: value(contact.email),
      phone: value(contact.phone),
      links: [
        ...social.items.map(({ platform, url }) => ({ kind: platform, label: "", url: value(url) })),
        ...buttons.map(({ text, url }) => ({ kind: "website" as const, label: text, url: value(url) })),
      ],
    },
    roles: experience.items.map(({ company, position, description }) => {
      const [first = "", ...rest] = description.split("\n");
      const period = isOnlyDates(first) ? first : "";
      return {
        organization: value(company),
        position: value(position),
        place: value(""),
        ...datesOf(period),
        story: story(period === "" ? description : rest.join("\n")),
      };
    }),
    education: education.items.map(({ institution, degree, period }) => ({
      institution: value(institution),
      degree: value(degree),
      grade: value(""),
      ...datesOf(period),
    })),
    projects: projects.items.map(({ title, description, tags, previewUrl, repoUrl }) => ({
      title: value(title),
      story: story(description),
      tags: tags.map(value),
      ...(previewUrl && { previewUrl }),
      ...(repoUrl && { repoUrl }),
    })),
    skills: about.skills.items.length > 0 ? [{ label: about.skills.title, items: about.skills.items.map(value) }] : [],
    honors: achievements.items.map(({ title, description }) => ({
      kind: "award",
      title: value(title),
      story: story(description),
    })),
    publications: [],
    languages: [],
  };
}

/** What the visitor has seen is certain. */
const value = (text: string): Value => ({ text, confidence: 1 });

const story = (text: string): Story => ({ paragraphs: paragraphsOf(text), confidence: 1 });

function datesOf(period: string) {
  const { start, end } = endsOf(period);
  return { period: value(period), start: value(start), end: value(end) };
}
