import type { Resume } from "#domain/resume/resume.schema.ts";
import type { Person } from "./docx/people.ts";

const said = ({ text }: { text: string }) => text;

/** The values that the reader found, in the form of a fixture. */
export function personIn({ basics, roles, education, skills }: Resume): Person {
  return {
    name: said(basics.name),
    title: said(basics.title),
    place: said(basics.location),
    email: said(basics.email),
    phone: said(basics.phone),
    links: basics.links.map(({ url }) => said(url).replace(/\/$/, "")),
    summary: said(basics.summary),
    roles: roles.map(({ position, organization, period, story }) => ({
      position: said(position),
      organization: said(organization),
      period: said(period),
      done: story.paragraphs.map(said),
    })),
    education: education.map(({ degree, institution, period }) => ({
      degree: said(degree),
      institution: said(institution),
      period: said(period),
    })),
    skills: skills.flatMap(({ items }) => items.map(said)),
  };
}
