import { type Draft, draftFrom } from "../portfolio/draft.ts";
import { degreeGrades, jobPlaces } from "../portfolio/entry-facts.ts";

/**
 * The visitor's draft under a name, such as "for Acme". `keptAt` is the time of the last change,
 * ISO 8601 in UTC.
 */
export type ResumeVersion = { id: string; name: string; keptAt: string; draft: Draft };

export const maxVersions = 100;
export const maxNameLength = 100;

/** Why a name is not allowed, in a sentence. A version may keep its own name. */
export function nameFault(name: string, versions: ResumeVersion[], self?: string): string | undefined {
  const trimmed = name.trim();
  if (trimmed === "") return "Please give it a name, such as “for Acme”.";
  if (versions.some((other) => other.id !== self && other.name.toLowerCase() === trimmed.toLowerCase()))
    return `You have a version “${trimmed}” already. Choose another name.`;
  if (self === undefined && versions.length >= maxVersions)
    return `There are ${maxVersions} versions already. Delete one that you do not need any more.`;
  return undefined;
}

/** The parts in which two drafts differ, in words, in the order of the editor. */
export function differences(one: Draft, other: Draft): string[] {
  const [here, there] = [partsOf(one), partsOf(other)];
  return Object.keys(here).filter((part) => JSON.stringify(here[part]) !== JSON.stringify(there[part]));
}

function partsOf(draft: Draft): Record<string, unknown> {
  const { data, design, accent, beyond } = draft;
  const { settings, navigation, sections, footer } = data;
  return {
    name: settings.name,
    title: settings.title,
    summary: settings.summary,
    place: [settings.location, sections.contact.location],
    photo: settings.profileImage,
    skills: sections.about,
    experience: [sections.experience, jobPlaces(draft)],
    projects: sections.projects,
    education: [sections.education, degreeGrades(draft)],
    achievements: [sections.achievements, beyond?.certifications ?? []],
    contact: [sections.contact.email, sections.contact.phone, sections.contact.enabled, sections.contact.title],
    profiles: sections.social,
    "languages and more": beyond && { ...beyond, roles: [], education: [], certifications: [] },
    "menu and footer": [navigation, sections.hero, footer],
    design: [design, accent],
  };
}

/** The versions in a data file; undefined if it has anything else. */
export function versionsFrom(text: string): ResumeVersion[] | undefined {
  try {
    const list: unknown = JSON.parse(text);
    if (!Array.isArray(list) || list.length > maxVersions) return undefined;
    const versions = list.flatMap((value) => versionFrom(value) ?? []);
    return versions.length === list.length ? versions : undefined;
  } catch {
    return undefined;
  }
}

function versionFrom(value: Partial<Record<keyof ResumeVersion, unknown>> | null): ResumeVersion | undefined {
  const { id, name, keptAt } = value ?? {};
  const draft = draftFrom(JSON.stringify(value?.draft) ?? "");
  const isNamed = typeof name === "string" && name.trim() !== "" && name.length <= maxNameLength;
  if (typeof id !== "string" || id === "" || id.length > 100 || !isNamed || !draft) return undefined;
  if (typeof keptAt !== "string" || new Date(keptAt).toJSON() !== keptAt) return undefined;
  return { id, name, keptAt, draft };
}
