import type { PortfolioData } from "../portfolio/portfolio.schema.ts";
import { typedWebUrl } from "../text/links.ts";
import { datesOf } from "./dates.ts";
import type { JsonResume } from "./json-resume.schema.ts";
import { joined, websiteText } from "./text.ts";

type Job = NonNullable<JsonResume["work"]>[number];

const networks = { linkedin: "LinkedIn", github: "GitHub", twitter: "Twitter" };

/**
 * Every fact of a portfolio in JSON Resume 1.0.0, whether its section is on or off. Section titles
 * and switches, and buttons that lead to a section, have no place there. A job's period is the
 * first line of its description, where it is one.
 */
export function toJsonResume({ settings, sections }: PortfolioData): JsonResume {
  const { hero, about, projects, experience, education, achievements, contact, social } = sections;
  const buttons = hero.ctaButtons.map(({ text, url }) => ({ text, url: typedWebUrl(url) })).filter(({ url }) => url);
  const website = buttons.find(({ text }) => text === websiteText);
  return {
    $schema: "https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json",
    basics: {
      name: settings.name,
      label: settings.title,
      summary: settings.summary,
      image: settings.profileImage || undefined,
      email: /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(contact.email) ? contact.email : undefined,
      phone: contact.phone || undefined,
      url: website?.url,
      location: { city: settings.location || contact.location },
      profiles: [
        ...social.items.map(({ platform, url }) => ({ network: networks[platform], url: typedWebUrl(url) })),
        ...buttons.filter((button) => button !== website).map(({ text, url }) => ({ network: text, url })),
      ],
    },
    work: experience.items.map(({ company, position, description }) => ({
      name: company,
      position,
      ...jobFromText(description),
    })),
    education: education.items.map(({ institution, degree, period }) => ({
      institution,
      studyType: degree,
      ...datesOf(period),
    })),
    projects: projects.items.map(({ title, description, tags, previewUrl, repoUrl }) => ({
      name: title,
      description,
      keywords: tags,
      url: typedWebUrl(previewUrl ?? "") ?? typedWebUrl(repoUrl ?? ""),
      repoUrl: typedWebUrl(repoUrl ?? ""),
    })),
    skills: about.skills.items.length > 0 ? [{ name: about.skills.title, keywords: about.skills.items }] : [],
    awards: achievements.items.map(({ title, description }) => ({ title, summary: description })),
  };
}

const bullet = /^\s*[•‣▪●◦*–-]\s+/;

/** An optional line with the period, then paragraphs and bullets. */
function jobFromText(description: string): Pick<Job, "startDate" | "endDate" | "summary" | "highlights"> {
  const [first = "", ...rest] = description.split("\n");
  const dates = datesOf(first);
  const lines = dates ? rest : [first, ...rest];
  return {
    ...dates,
    summary: joined("\n", ...lines.filter((line) => !bullet.test(line))),
    highlights: lines.filter((line) => bullet.test(line)).map((line) => line.replace(bullet, "")),
  };
}
