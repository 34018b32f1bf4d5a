import { portfolioLimits as limits } from "../limits.ts";
import { blanks } from "./draft.ts";
import { valueAt, withValue } from "./paths.ts";
import type { PortfolioData } from "./portfolio.schema.ts";

/** The lists in which a line can become a new entry, and the field that it fills. */
const firstKeys = {
  "sections.experience.items": "position",
  "sections.projects.items": "title",
  "sections.education.items": "degree",
  "sections.achievements.items": "title",
} as const;

/** The places that a line can go to: the path, and its name for visitors. */
export function placesFor({ sections }: PortfolioData): { path: string; name: string }[] {
  const described = (list: "experience" | "projects" | "achievements", names: string[]) =>
    names.map((name, at) => ({ path: `sections.${list}.items.${at}.description`, name: `Text of ${name}` }));
  return [
    { path: "settings.name", name: "Your name" },
    { path: "settings.title", name: "Your title" },
    { path: "settings.location", name: "Location" },
    { path: "settings.summary", name: "Summary" },
    { path: "sections.contact.email", name: "Email" },
    { path: "sections.contact.phone", name: "Phone" },
    { path: "sections.about.skills.items", name: "Skills" },
    { path: "sections.experience.items", name: "A new job" },
    { path: "sections.projects.items", name: "A new project" },
    { path: "sections.education.items", name: "A new degree" },
    { path: "sections.achievements.items", name: "A new achievement" },
    ...described(
      "experience",
      sections.experience.items.map(({ position, company }) => position || company || "a job"),
    ),
    ...described(
      "projects",
      sections.projects.items.map(({ title }) => title || "a project"),
    ),
    ...described(
      "achievements",
      sections.achievements.items.map(({ title }) => title || "an achievement"),
    ),
  ];
}

/**
 * The data with a line added at a path. The line continues a text, becomes an entry, adds skills,
 * or becomes the value.
 */
export function withLine(data: PortfolioData, path: string, line: string): PortfolioData {
  const value = valueAt(data, path);
  if (Object.hasOwn(firstKeys, path)) {
    const list = path as keyof typeof firstKeys;
    const entry = { ...blanks[list], [firstKeys[list]]: line.slice(0, limits.line) };
    return withValue(data, path, [...(value as unknown[]), entry]);
  }
  if (Array.isArray(value)) {
    const words = line.split(/[,;|•]/).map((word) => word.trim().slice(0, limits.line));
    return withValue(data, path, [...value, ...words.filter(Boolean)]);
  }
  if (!/\.(summary|description)$/.test(path)) return withValue(data, path, line.slice(0, limits.line));
  return withValue(data, path, [value, line].filter(Boolean).join("\n").slice(0, limits.paragraph));
}
