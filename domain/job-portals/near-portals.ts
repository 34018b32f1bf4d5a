import { bare, isNear } from "../text/near.ts";
import { firstFound } from "../text/search.ts";
import { sameMeaning } from "../text/synonyms.ts";
import { filterPortals, type PortalFilter, tellingSearch } from "./filter.ts";
import type { Portal, PortalCategory } from "./job-portals.ts";

/**
 * The portals for a search that finds none as typed: portals with words of the same meaning ("govt"
 * is government), else portals with a similar name. The other filters still apply.
 */
export function nearPortals(categories: PortalCategory[], filter: PortalFilter): PortalCategory[] {
  return firstFound(
    () => meantPortals(categories, filter),
    () => misspelledPortals(categories, filter),
  );
}

function meantPortals(categories: PortalCategory[], filter: PortalFilter): PortalCategory[] {
  const typed = tellingSearch(filter).toLowerCase().split(/\s+/);
  const meant = typed.map((word) => sameMeaning(word)[0] ?? word);
  return meant.join() === typed.join() ? [] : filterPortals(categories, { ...filter, search: meant.join(" ") });
}

/**
 * The portals whose name has all telling words, with one wrong letter in each. The name's word may
 * be longer: a visitor is still typing.
 */
function misspelledPortals(categories: PortalCategory[], filter: PortalFilter): PortalCategory[] {
  const typed = wordsOf(tellingSearch(filter));
  if (typed.length === 0) return [];
  const isMeant = ({ name }: Portal) => {
    const named = wordsOf(name);
    return typed.every((word) => named.some((known) => beginsNear(word, known)));
  };
  const meant = categories.map((category) => ({ ...category, portals: category.portals.filter(isMeant) }));
  return filterPortals(meant, { ...filter, search: "" });
}

const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).flatMap((word) => bare(word) || []);

function beginsNear(typed: string, known: string): boolean {
  const { length } = typed;
  return known.startsWith(typed) || [length - 1, length, length + 1].some((end) => isNear(typed, known.slice(0, end)));
}
