import { typedWebUrl } from "../text/links.ts";
import { oneLine } from "../text/text.ts";
import { parseUrl } from "../text/url.ts";
import { placeFrom } from "./place.ts";
import { asProfile, listLimits, maxLink, type Profile, type ProfileField } from "./profile.ts";

/** A profile as its form shows it. Lists are separated by line breaks or commas. */
export type TypedProfile = Record<ProfileField, string>;

/** The texts that the form shows for a profile. */
export function typedFrom(profile: Profile): TypedProfile {
  const { skills, languages, links } = profile;
  return { ...profile, skills: skills.join(", "), languages: languages.join(", "), links: links.join("\n") };
}

export type ProfileProblem = { field: ProfileField; text: string };

/** The typed profile, or why it cannot be saved. A country or a state typed with the city wins. */
export function profileFromTyped(typed: TypedProfile): Profile | ProfileProblem {
  const lists = {
    skills: typed.skills.split(/[,;\n]/),
    languages: typed.languages.split(/[,;\n]/),
    links: typed.links.split(/[\s,;]+/),
  };
  for (const field of ["skills", "languages", "links"] as const) {
    const entries = lists[field].map(oneLine).filter(Boolean);
    if (entries.length > listLimits[field])
      return { field, text: `Keep it to ${listLimits[field]}: these are ${entries.length}.` };
  }
  const links = lists.links.filter(Boolean);
  const odd = links.find((link) => !isAddress(link));
  if (odd) return { field: "links", text: `“${odd.slice(0, 60)}” is not a web address.` };
  const place = placeFrom(typed.city);
  const { city, country } = place.country && typed.city.includes(",") ? place : typed;
  return asProfile({ ...typed, ...lists, city, country, links: links.map(typedWebUrl) });
}

/** The host needs a dot, or "github" would pass as an address. */
function isAddress(text: string): boolean {
  const url = typedWebUrl(text);
  return url !== undefined && url.length <= maxLink && (parseUrl(url)?.hostname.includes(".") ?? false);
}
