import type { Draft } from "../portfolio/draft.ts";
import { typedWebUrl } from "../text/links.ts";
import { placeFrom } from "./place.ts";
import { asProfile, type Profile, type ProfileField, profileFields, profileLabels, saidOf } from "./profile.ts";

/** Outreach messages use the first link. LinkedIn is last, since their reader is there already. */
const order = ["github", "twitter", "linkedin"];

/** What a resume says of the profile. It says nothing of a time zone. */
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

/** Field by field: the value found, and the different one that is kept. */
export type TakeOver = { field: ProfileField; label: string; found: string; kept: string };

/** What the found profile would change in the kept one. A field that it leaves empty stays. */
export function takeOvers(kept: Profile, found: Profile): TakeOver[] {
  return profileFields
    .map((field) => ({
      field,
      label: profileLabels[field],
      found: saidOf(found[field]),
      kept: saidOf(kept[field]),
    }))
    .filter((change) => change.found !== "" && change.found !== change.kept);
}

/** The kept profile with what was found; where both say something, `replaces` decides. */
export function tookOver(kept: Profile, found: Profile, replaces: boolean): Profile {
  const fields = takeOvers(kept, found).filter((change) => replaces || change.kept === "");
  return { ...kept, ...Object.fromEntries(fields.map(({ field }) => [field, found[field]])) };
}
