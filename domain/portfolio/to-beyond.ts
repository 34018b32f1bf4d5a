import type { Resume } from "../resume/resume.schema.ts";
import { textOf } from "../resume/story.ts";
import type { Beyond } from "./beyond.ts";

/** The facts of a resume beyond its portfolio data. */
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
