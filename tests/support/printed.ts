import type { Resume, Value } from "#domain/resume/resume.schema.ts";
import { textOf } from "#domain/resume/story.ts";

/**
 * Every text in a file of a resume, in the order of the file: skills without a group come first,
 * and certifications come before awards.
 */
export function printed({ basics, roles, education, projects, skills, honors, publications, languages }: Resume) {
  const groups = [{ label: "", items: skills.filter(({ label }) => !label).flatMap(({ items }) => items) }];
  const kinds = ["certification", "award"] as const;
  return {
    ...{ name: said(basics.name), title: said(basics.title), location: said(basics.location) },
    ...{ summary: said(basics.summary), email: said(basics.email), phone: said(basics.phone) },
    links: basics.links.map(({ url }) => address(url.text)),
    roles: roles.map(({ organization, position, place, period, story }) => ({
      ...{ organization: said(organization), position: said(position), place: said(place), period: said(period) },
      story: lines(textOf(story)),
    })),
    education: education.map(({ institution, degree, grade, period }) => ({
      ...{ institution: said(institution), degree: said(degree), grade: said(grade), period: said(period) },
    })),
    projects: projects.map(({ title, story, tags, previewUrl = "", repoUrl = "" }) => ({
      ...{ title: said(title), story: lines(textOf(story)), tags: tags.map(said) },
      addresses: [previewUrl, repoUrl].map(address),
    })),
    skills: [...groups, ...skills.filter(({ label }) => label)]
      .filter(({ items }) => items.length > 0)
      .map(({ label, items }) => [label, ...items.map(said)]),
    honors: kinds
      .flatMap((wanted) => honors.filter(({ kind }) => kind === wanted))
      .map(({ kind, title, story }) => [kind, said(title), ...lines(textOf(story))]),
    publications: publications.map(({ title, story }) => [said(title), ...lines(textOf(story))]),
    languages: languages.map(({ name, level }) => [said(name), level]),
  };
}

const said = ({ text }: Value) => tidied(text);
const tidied = (text: string) => text.normalize("NFC").replace(/\s+/g, " ").trim();
const lines = (text: string) => text.split("\n").map(tidied).filter(Boolean);

/** Treats "https://x.example" and "https://x.example/" as the same address. */
const address = (text: string) => text.replace(/\/$/, "");
