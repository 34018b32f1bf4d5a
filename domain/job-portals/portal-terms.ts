import { onePlaces, understood } from "../job-search/searched-place.ts";
import { titlesOf } from "../job-search/searched-titles.ts";
import type { PortalTerms } from "./portal-address.ts";

/**
 * What portals search for: the first of several titles, without what stands behind a comma, and the
 * place that the role says where no city is typed. What is left out or added shows in the hints.
 */
export function portalTerms(role: string, city: string, country: string): PortalTerms {
  const search = understood({ role, city, location: country, includeLocation: true });
  const { titles, levels } = titlesOf(role);
  const title = titles[0]?.split(/,\s*/)[0] ?? "";
  const places = onePlaces(search);
  const [first] = places;
  const isAsTyped = title === role.trim() && levels.length === 0;
  const beside = levels.length > 0 ? `, with ${levels.map((level) => `“${level}”`).join(" and ")}` : "";
  const isMore = places.length > 1 || search.city !== city || search.location !== country;
  return {
    words: [title, ...levels].join(" "),
    places,
    ...(!isAsTyped && { roleHint: `Portals search for one title: “${title}”${beside}.` }),
    ...(isMore && { placeHint: `Portals search in one place: ${first?.text}.` }),
  };
}
