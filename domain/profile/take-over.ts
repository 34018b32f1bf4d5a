import { certain } from "../portfolio/confidence.ts";
import type { Draft } from "../portfolio/draft.ts";
import { typedWebUrl } from "../text/links.ts";
import { placeFrom } from "./place.ts";
import { asProfile, fieldText, type Profile, type ProfileField, profileFields, profileLabels } from "./profile.ts";

/**
 * Outreach messages use the first link. LinkedIn is last, since their readers are on it already.
 */
const order = ["github", "twitter", "linkedin"];

/** Words that name a rank and no job. "Vice President" needs its department. */
const ranks = new Set(
  "assistant associate chief deputy director executive general head lead manager managing officer president principal senior staff vice".split(
    " ",
  ),
);

/**
 * The role in a headline, which job sites find: "Registered Nurse" for "Registered Nurse,
 * Medical-Surgical" or "Registered Nurse | ICU". It has two words or more, and not only ranks.
 */
function roleIn(headline: string): string {
  const [role = ""] = headline.split(/\s*[,|·•(]|\s[–—-]\s/);
  const words = role.toLowerCase().split(/\s+/);
  return words.length > 1 && words.some((word) => !ranks.has(word)) ? role : headline;
}

/** Whether a headline names a job that the person has had: "Electrician for buildings". */
const namesJobOf = (headline: string, jobs: { position: string }[]) =>
  jobs.some(({ position }) => position !== "" && headline.toLowerCase().startsWith(position.toLowerCase()));

/**
 * The profile that a resume suggests. It has no time zone. It has no role if the reader is unsure
 * of the title, unless the title begins with a job's title.
 */
export function profileFromDraft({ data: { settings, sections }, beyond, confidence }: Draft): Profile {
  const isSure =
    (confidence["settings.title"] ?? certain) >= certain || namesJobOf(settings.title, sections.experience.items);
  const profiles = sections.social.items.toSorted((a, b) => order.indexOf(a.platform) - order.indexOf(b.platform));
  const addresses = [...(beyond?.websites ?? []), ...profiles].map(({ url }) => typedWebUrl(url));
  return asProfile({
    role: isSure ? roleIn(settings.title) : "",
    ...placeFrom(settings.location || sections.contact.location),
    name: settings.name,
    skills: sections.about.skills.items,
    languages: beyond?.languages.map(({ name, level }) => (level ? `${name} (${level})` : name)),
    links: [...new Set(addresses)],
  });
}

/** A field for which the resume and the stored profile differ. */
type ProfileChange = { field: ProfileField; label: string; found: string; kept: string };

/** The changes that the found profile would make in the stored one. Its empty fields make none. */
export function profileChanges(kept: Profile, found: Profile): ProfileChange[] {
  return profileFields
    .map((field) => ({
      field,
      label: profileLabels[field],
      found: fieldText(found[field]),
      kept: fieldText(kept[field]),
    }))
    .filter((change) => change.found !== "" && change.found !== change.kept);
}

/** The stored profile with the found values. If both have a value, `replaces` decides. */
export function takeOver(kept: Profile, found: Profile, replaces: boolean): Profile {
  const fields = profileChanges(kept, found).filter((change) => replaces || change.kept === "");
  return { ...kept, ...Object.fromEntries(fields.map(({ field }) => [field, found[field]])) };
}
