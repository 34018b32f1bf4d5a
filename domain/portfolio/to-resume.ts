import { isOnlyDates } from "../resume/dates.ts";
import { endsOf } from "../resume/periods.ts";
import type { Resume, Story, Value } from "../resume/resume.schema.ts";
import { paragraphsOf } from "../resume/story.ts";
import { typedWebUrl } from "../text/links.ts";
import { type Beyond, nothingBeyond } from "./beyond.ts";
import { areCertifications } from "./certifications.ts";
import { degreeGrades, jobPlaces } from "./entry-facts.ts";
import type { PortfolioData } from "./portfolio.schema.ts";

/**
 * A portfolio as a resume, with the facts beyond it. It has every fact, whether the section is on
 * or off, and nothing about looks. A job's period is the first line of its description, if that
 * line is a period. Buttons that lead to a section are not facts.
 */
export function toResume(data: PortfolioData, beyond: Beyond = nothingBeyond): Resume {
  const { settings, sections } = data;
  const { hero, about, projects, experience, education, achievements, contact, social } = sections;
  const groupOf = new Map(beyond.skills.flatMap(({ label, items }) => items.map((item) => [item, label] as const)));
  const labels = [...new Set(about.skills.items.map((item) => groupOf.get(item) ?? ""))];
  const usual = beyond.skills.length > 0 ? "" : about.skills.title;
  const places = jobPlaces({ data, beyond });
  const grades = degreeGrades({ data, beyond });
  const certified = areCertifications({ data, beyond });
  const buttons = hero.ctaButtons.filter(({ url }) => typedWebUrl(url) !== undefined);
  const websites = [
    ...buttons.map(({ text, url }) => ({ label: text, url })),
    ...beyond.websites.filter(({ url }) => isFilled(url)),
  ];
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
        ...websites.map(({ label, url }) => ({ kind: "website" as const, label, url: value(url) })),
      ],
    },
    roles: experience.items.map(({ company, position, description }, at) => {
      const [first = "", ...rest] = description.split("\n");
      const period = isOnlyDates(first) ? first : "";
      return {
        organization: value(company),
        position: value(position),
        place: value(places[at] ?? ""),
        ...datesOf(period),
        story: story(period === "" ? description : rest.join("\n")),
      };
    }),
    education: education.items.map(({ institution, degree, period }, at) => ({
      institution: value(institution),
      degree: value(degree),
      grade: value(grades[at] ?? ""),
      ...datesOf(period),
    })),
    projects: projects.items.map(({ title, description, tags, previewUrl, repoUrl }) => ({
      title: value(title),
      story: story(description),
      tags: tags.map(value),
      ...(previewUrl && { previewUrl }),
      ...(repoUrl && { repoUrl }),
    })),
    skills: labels.map((label) => ({
      label: label || usual,
      items: about.skills.items.filter((item) => (groupOf.get(item) ?? "") === label).map(value),
    })),
    honors: achievements.items.map(({ title, description }, at) => ({
      kind: certified[at] ? ("certification" as const) : ("award" as const),
      title: value(title),
      story: story(description),
    })),
    publications: beyond.publications
      .filter(({ title }) => isFilled(title))
      .map(({ title, description }) => ({ title: value(title), story: story(description) })),
    languages: beyond.languages
      .filter(({ name }) => isFilled(name))
      .map(({ name, level }) => ({ name: value(name), level })),
  };
}

/** An entry that was added but not filled in is empty. */
const isFilled = (text: string) => text.trim() !== "";

/** The visitor has seen every value, so all are certain. */
const value = (text: string): Value => ({ text, confidence: 1 });

const story = (text: string): Story => ({ paragraphs: paragraphsOf(text), confidence: 1 });

function datesOf(period: string) {
  const { start, end } = endsOf(period);
  return { period: value(period), start: value(start), end: value(end) };
}
