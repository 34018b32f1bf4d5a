import type { OnePlace } from "../job-search/searched-place.ts";
import { maxSearchLength } from "../limits.ts";
import { oneLine, slug, stripAngles } from "../text/text.ts";
import { townOf } from "../wanted-job.ts";
import type { Portal } from "./job-portals.ts";
import { portalUrl } from "./job-portals.ts";

/**
 * The portal's own search for a role, in a place where its address takes one; its front page where
 * it has no known search or the role has fewer than 2 characters. An address that takes words in
 * hyphens is left out when no Latin letter or digit was typed.
 */
export function portalSearchUrl(portal: Portal, role: string, place = ""): string {
  const [what, where] = [inAddress(role), inAddress(place)];
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

/**
 * The place that a portal gets: of portals tied to countries, the first town there, or none. The
 * others get town and country.
 */
export function placeOn({ country: own, countries = own ? [own] : [] }: Portal, places: OnePlace[]): string {
  if (countries.length === 0) return places[0]?.text ?? "";
  return places.find(({ country }) => !country || countries.includes(country))?.town ?? "";
}

/** Text without a letter or digit names nothing and becomes empty. */
function inAddress(typed: string): { text: string; hyphened: string } {
  const line = oneLine(stripAngles(typed).slice(0, maxSearchLength));
  const text = /[\p{L}\p{N}]/u.test(line) ? line : "";
  return { text, hyphened: slug(text.replaceAll("+", " plus ").replaceAll("#", " sharp ")) };
}

/**
 * What portals search for: one title with the words beside it, and the places to choose from. A
 * hint says what is left out of the role, or added to the place.
 */
export type PortalTerms = { words: string; places: OnePlace[]; roleHint?: string; placeHint?: string };

/** The terms as typed, until the code is there that reads a role and a place. */
export function typedTerms(role: string, city: string, country: string): PortalTerms {
  const town = townOf(city);
  return { words: role.trim(), places: [{ town, country, text: [town, country].filter(Boolean).join(", ") }] };
}
