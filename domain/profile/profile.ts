import { maxSearchLength } from "../limits.ts";
import { isWebUrl } from "../text/links.ts";
import { oneLine } from "../text/text.ts";

/**
 * Facts about the visitor that the tools start from. They stay in the browser. Unknown facts are
 * empty.
 */
export type Profile = {
  role: string;
  city: string;
  country: string;
  /** An IANA time zone; empty for the browser's own. */
  zone: string;
  name: string;
  skills: string[];
  languages: string[];
  /** Web addresses. */
  links: string[];
};

export type ProfileField = keyof Profile;

/** The label of every field, in the order of the form. */
export const profileLabels: Record<ProfileField, string> = {
  role: "Role",
  city: "City",
  country: "Country",
  zone: "Time zone",
  name: "Name",
  skills: "Skills",
  languages: "Languages",
  links: "Links",
};

export const profileFields = Object.keys(profileLabels) as ProfileField[];

/** The most entries that a list takes. */
export const listLimits = { skills: 60, languages: 20, links: 10 };
export const maxLink = 300;

/** Any value as a profile. Texts are cut to 100 characters. Parts of the wrong shape are empty. */
export function asProfile(value: unknown): Profile {
  const fields = (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;
  const text = (field: ProfileField) => bounded(fields[field]);
  const list = (field: keyof typeof listLimits) =>
    distinct(Array.isArray(fields[field]) ? fields[field].map(bounded) : []).slice(0, listLimits[field]);
  return {
    role: text("role"),
    city: text("city"),
    country: text("country"),
    zone: text("zone"),
    name: text("name"),
    skills: list("skills"),
    languages: list("languages"),
    links: distinct(Array.isArray(fields.links) ? fields.links.filter(isLink) : []).slice(0, listLimits.links),
  };
}

const bounded = (value: unknown) => (typeof value === "string" ? oneLine(value).slice(0, maxSearchLength) : "");
const distinct = (texts: string[]) => [...new Set(texts)].filter(Boolean);
const isLink = (value: unknown) => typeof value === "string" && value.length <= maxLink && isWebUrl(value);

/** The stored profile. It is empty if nothing is stored or the text cannot be read. */
export function readProfile(stored: string | null): Profile {
  try {
    return asProfile(JSON.parse(stored ?? "null"));
  } catch {
    return asProfile(null);
  }
}

/** Whether no field of the profile is filled. */
export const isEmptyProfile = (profile: Profile) => profileFields.every((field) => profile[field].length === 0);

/** A field's value as one text. */
export function fieldText(value: string | string[]): string {
  return typeof value === "string" ? value : value.join(", ");
}
