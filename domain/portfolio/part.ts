import { portfolioLimits as limits } from "../limits.ts";
import type { Resume, Value } from "../resume/resume.schema.ts";

/** The part of a resume that fits into portfolio data, cut to its numbers of entries. */
export type Part = {
  basics: Resume["basics"];
  links: { platform: "linkedin" | "github" | "twitter"; url: Value }[];
  skills: Value[];
} & Pick<Resume, "roles" | "education" | "projects" | "honors">;

export function partOf({ basics, roles, education, projects, honors, skills }: Resume): Part {
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
