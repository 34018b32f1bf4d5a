import type { Draft } from "../portfolio/draft.ts";
import { typedWebUrl } from "../text/links.ts";
import { placeFrom } from "./place.ts";
import { asProfile, type Profile, type ProfileField, profileFields, profileLabels, saidOf } from "./profile.ts";

/**
 * Outreach messages use the first link. LinkedIn is last, since their readers are on it already.
 */
const order = ["github", "twitter", "linkedin"];

/** The profile that a resume suggests. It has no time zone. */
export function profileFromDraft({ data: { settings, sections }, beyond }: Draft): Profile {
  const profiles = sections.social.items.toSorted((a, b) => order.indexOf(a.platform) - order.indexOf(b.platform));
  const addresses = [...(beyond?.websites ?? []), ...profiles].map(({ url }) => typedWebUrl(url));
  return asProfile({
    role: settings.title,
    ...placeFrom(settings.location || sections.contact.location),
    name: settings.name,
    skills: sections.about.skills.items,
    languages: beyond?.languages.map(({ name, level }) => (level ? `${name} (${level})` : name)),
    links: [...new Set(addresses)],
  });
}

/** A field for which the resume says something other than the stored profile. */
export type ProfileChange = { field: ProfileField; label: string; found: string; kept: string };

/** What the found profile would change in the stored one. Fields that it leaves empty stay. */
export function profileChanges(kept: Profile, found: Profile): ProfileChange[] {
  return profileFields
    .map((field) => ({
      field,
      label: profileLabels[field],
      found: saidOf(found[field]),
      kept: saidOf(kept[field]),
    }))
    .filter((change) => change.found !== "" && change.found !== change.kept);
}

/** The stored profile with what was found. If both have a value, `replaces` decides. */
export function takeOver(kept: Profile, found: Profile, replaces: boolean): Profile {
  const fields = profileChanges(kept, found).filter((change) => replaces || change.kept === "");
  return { ...kept, ...Object.fromEntries(fields.map(({ field }) => [field, found[field]])) };
}
