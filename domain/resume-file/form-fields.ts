import { languageText } from "../resume/language-text.ts";
import type { Resume, Value } from "../resume/resume.schema.ts";
import { textOf } from "../resume/story.ts";

/** A part of an application form, with its fields in order. */
type FormPart = { title: string; fields: { label: string; text: string }[] };

/**
 * A resume in the order of application forms: the person, jobs, studies, certifications, languages,
 * skills, web addresses, and the rest. Empty fields are left out.
 */
export function formParts({
  basics,
  roles,
  education,
  projects,
  skills,
  honors,
  publications,
  languages,
}: Resume): FormPart[] {
  const entries = (kind: "award" | "certification") => honors.filter((honor) => honor.kind === kind);
  const titled = (what: string, list: { title: Value; story: Parameters<typeof textOf>[0] }[]) =>
    list.map(({ title, story }, at) =>
      part(`${what} ${at + 1}`, [
        ["Title", title.text],
        ["Description", textOf(story)],
      ]),
    );
  return [
    part("About you", [
      ["Full name", basics.name.text],
      ["Email", basics.email.text],
      ["Phone", basics.phone.text],
      ["Location", basics.location.text],
    ]),
    ...roles.map(({ position, organization, place, start, end, story }, at) =>
      part(`Work experience ${at + 1}`, [
        ["Job title", position.text],
        ["Company", organization.text],
        ["Location", place.text],
        ["From", start.text],
        ["To", end.text],
        ["Role description", textOf(story)],
      ]),
    ),
    ...education.map(({ institution, degree, grade, start, end }, at) =>
      part(`Education ${at + 1}`, [
        ["School or university", institution.text],
        ["Degree", degree.text],
        ["Overall result", grade.text],
        ["From", start.text],
        ["To", end.text],
      ]),
    ),
    ...titled("Certification", entries("certification")),
    part(
      "Languages",
      languages.map(({ name, level }, at) => [`Language ${at + 1}`, languageText(name.text, level)]),
    ),
    part("Skills", [["All skills", skills.flatMap(({ items }) => items.map(({ text }) => text)).join(", ")]]),
    part(
      "Websites",
      basics.links.map(({ kind, label, url }) => [addressLabels[kind] || label || "Website", url.text]),
    ),
    part("More about you", [
      ["Headline", basics.title.text],
      ["Summary", basics.summary.text],
    ]),
    ...projects.map(({ title, story, previewUrl = "", repoUrl = "" }, at) =>
      part(`Project ${at + 1}`, [
        ["Title", title.text],
        ["Description", textOf(story)],
        ["Address", previewUrl],
        ["Source code", repoUrl],
      ]),
    ),
    ...titled("Award", entries("award")),
    ...titled("Publication", publications),
  ].filter(({ fields }) => fields.length > 0);
}

const addressLabels = { linkedin: "LinkedIn", github: "GitHub", twitter: "X", website: "" };

function part(title: string, fields: [label: string, text: string][]): FormPart {
  return {
    title,
    fields: fields.map(([label, text]) => ({ label, text: text.trim() })).filter(({ text }) => text !== ""),
  };
}
