import { portfolioLimits as limits } from "../limits.ts";
import type { PortfolioData } from "../portfolio/portfolio.schema.ts";
import { navigationItems } from "../portfolio/portfolio.ts";
import type { Achievement } from "./fields/achievements.ts";
import type { Study } from "./fields/education.ts";
import type { Job } from "./fields/experience.ts";
import type { Project } from "./fields/projects.ts";
import type { Skill } from "./fields/skills.ts";
import type { Social } from "./fields/social.ts";
import type { Found } from "./found.ts";

/**
 * What was read. `confidence` maps the path of a value that was found ("settings.name", "sections.experience.items.0.company")
 * to how sure the reader is: 0.9 and more when the resume says what the value is (a pattern, a label, telling words), about
 * 0.6 when only its place speaks for it, below 0.5 when it is the best of weak guesses. What was not found has no entry.
 * `periods` are those of the jobs, in their order, as the resume writes them, "" where it says none: jobs of portfolio data
 * have no place for them.
 */
export type Reading = { portfolioData: PortfolioData; confidence: Record<string, number>; periods: string[] };

/** What the reader hands back for a file: the reading, and all lines of text that it was made from. */
export type Answer = Reading & { lines: string[] };

export type Findings = {
  name: Found;
  title: Found;
  location: Found;
  summary: Found;
  email: Found;
  phone: Found;
  social: Social[];
  skills: Skill[];
  experience: Job[];
  education: Study[];
  projects: Project[];
  achievements: Achievement[];
};

/** Portfolio data from what was found, cut to the lengths that portfolioDataSchema allows. Empty sections are off. */
export function assemble(found: Findings): Reading {
  const skills = found.skills.slice(0, limits.skills).map((skill) => cut(skill.name, limits.line));
  const projects = found.projects.slice(0, limits.entries);
  const experience = found.experience.slice(0, limits.entries);
  const education = found.education.slice(0, limits.entries);
  const achievements = found.achievements.slice(0, limits.entries);
  const social = found.social.filter(({ url }) => url.length <= limits.url).slice(0, limits.links);
  const name = cut(found.name.value, limits.line);
  const location = cut(found.location.value, limits.line);
  const sections: PortfolioData["sections"] = {
    hero: { enabled: true, ctaButtons: [{ text: "Get in touch", url: "#contact" }] },
    about: { enabled: true, skills: { enabled: skills.length > 0, title: "Skills", items: skills } },
    projects: { enabled: projects.length > 0, title: "Projects", items: projects.map(toProject) },
    experience: {
      enabled: experience.length > 0,
      title: "Experience",
      items: experience.map(({ position, company, description }) => ({
        position: cut(position, limits.line),
        company: cut(company, limits.line),
        description: cut(description, limits.paragraph),
      })),
    },
    education: {
      enabled: education.length > 0,
      title: "Education",
      items: education.map(({ degree, period, institution }) => ({
        degree: cut(degree, limits.line),
        period: cut(period, limits.line),
        institution: cut(institution, limits.line),
      })),
    },
    achievements: {
      enabled: achievements.length > 0,
      title: "Achievements",
      items: achievements.map(({ title, description }) => ({
        title: cut(title, limits.line),
        description: cut(description, limits.paragraph),
      })),
    },
    contact: {
      enabled: true,
      title: "Contact",
      email: cut(found.email.value, limits.line),
      phone: cut(found.phone.value, limits.line),
      location,
    },
    social: { enabled: social.length > 0, items: social.map(({ platform, url }) => ({ platform, url })) },
  };
  const portfolioData: PortfolioData = {
    settings: {
      name,
      title: cut(found.title.value, limits.line),
      location,
      summary: cut(found.summary.value, limits.paragraph),
      profileImage: "",
    },
    navigation: { enabled: true, items: [] },
    sections,
    footer: { enabled: true, copyright: name && `© ${name}` },
  };
  portfolioData.navigation.items = navigationItems(portfolioData);
  return {
    portfolioData,
    periods: experience.map(({ period }) => cut(period, limits.line)),
    confidence: confidenceOf({ ...found, projects, experience, education, achievements, social }),
  };
}

function cut(text: string, most: number): string {
  return text.length <= most ? text : `${text.slice(0, most - 1).trimEnd()}…`;
}

function toProject({
  title,
  description,
  tags,
  previewUrl,
  repoUrl,
}: Project): PortfolioData["sections"]["projects"]["items"][number] {
  return {
    title: cut(title, limits.line),
    description: cut(description, limits.paragraph),
    tags: tags.slice(0, limits.tags).map((tag) => cut(tag, limits.line)),
    ...(previewUrl && previewUrl.length <= limits.url && { previewUrl }),
    ...(repoUrl && repoUrl.length <= limits.url && { repoUrl }),
  };
}

function confidenceOf(found: Findings): Record<string, number> {
  const paths: Record<string, number> = {};
  const note = (path: string, value: string, confidence: number) => {
    if (value !== "") paths[path] = confidence;
  };
  for (const key of ["name", "title", "location", "summary"] as const)
    note(`settings.${key}`, found[key].value, found[key].confidence);
  for (const key of ["email", "phone", "location"] as const)
    note(`sections.contact.${key}`, found[key].value, found[key].confidence);
  for (const [at, { name, confidence }] of found.skills.entries())
    note(`sections.about.skills.items.${at}`, name, confidence);
  for (const [at, { url, confidence }] of found.social.entries()) note(`sections.social.items.${at}`, url, confidence);
  for (const [at, { title, confidence }] of found.achievements.entries())
    note(`sections.achievements.items.${at}.title`, title, confidence);
  for (const [at, job] of found.experience.entries())
    for (const key of ["position", "company", "description"] as const)
      note(`sections.experience.items.${at}.${key}`, job[key], job.confidence[key]);
  for (const [at, study] of found.education.entries())
    for (const key of ["degree", "institution", "period"] as const)
      note(`sections.education.items.${at}.${key}`, study[key], study.confidence[key]);
  for (const [at, project] of found.projects.entries()) {
    for (const key of ["title", "description"] as const)
      note(`sections.projects.items.${at}.${key}`, project[key], project.confidence[key]);
    note(`sections.projects.items.${at}.tags`, project.tags.join(), project.confidence.tags);
  }
  return paths;
}
