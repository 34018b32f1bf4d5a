import { maxSearchLength } from "../limits.ts";
import { oneLine, slug, stripAngles } from "../text/text.ts";
import { townOf } from "../wanted-job.ts";
import type { Portal } from "./job-portals.ts";
import { portalUrl } from "./job-portals.ts";

/**
 * The portal's own search for a role, in the town of a place if its address takes one. Its front
 * page if it has no known search or the role has fewer than 2 characters. An address that takes
 * words in hyphens is left out if no Latin letter or digit was typed.
 */
export function portalSearchUrl(portal: Portal, role: string, place = ""): string {
  const [what, where] = [inAddress(role), inAddress(townOf(place))];
  if (what.text.length < 2) return portalUrl(portal.url);
  const fits = (template: string) =>
    (what.hyphened || !template.includes("{slug}")) && (where.hyphened || !template.includes("{place-slug}"));
  const inPlace = where.text ? portal.searchInPlace : undefined;
  const template = [inPlace, portal.search].find((known) => known && fits(known));
  if (!template) return portalUrl(portal.url);
  const filled = template
    .replaceAll("%22{role}%22", () => encodeURIComponent(JSON.stringify(what.text)))
    .replaceAll("{role}", () => encodeURIComponent(what.text))
    .replaceAll("{slug}", what.hyphened)
    .replaceAll("{place}", () => encodeURIComponent(where.text))
    .replaceAll("{place-slug}", where.hyphened);
  return portalUrl(filled);
}

/** The city, unless the portal is only for other countries and so has no jobs there. */
export function cityOn({ country: own, countries = own ? [own] : [] }: Portal, city: string, country: string): string {
  return countries.length > 0 && country && !countries.includes(country) ? "" : city;
}

/** Text without a letter or digit names nothing and becomes empty. */
function inAddress(typed: string): { text: string; hyphened: string } {
  const line = oneLine(stripAngles(typed).slice(0, maxSearchLength));
  const text = /[\p{L}\p{N}]/u.test(line) ? line : "";
  return { text, hyphened: slug(text.replaceAll("+", " plus ").replaceAll("#", " sharp ")) };
}

/** The first of several titles, since portals search for one: "Cook" in "Cook or baker". */
export const firstTitle = (role: string) => role.split(/\s+or\s+|\s+[/|]\s+|\s*[,;|]\s*/i).find(Boolean) ?? "";

/** A hint on how portals use the role. It shows which of several titles they search for. */
export function roleHint(role: string): string {
  const title = firstTitle(role);
  return title === role.trim()
    ? "Portals marked “Opens its search” then search for it."
    : `Portals search for one title: “${title}”.`;
}
