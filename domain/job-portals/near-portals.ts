import { bare, isNear } from "../text/near.ts";
import { filterPortals, type PortalFilter, tellingSearch } from "./filter.ts";
import type { Portal, PortalCategory } from "./job-portals.ts";

/**
 * The portals whose name has all telling words, one letter of each wrong. The name's word may go
 * on: a visitor is still typing. The other filters hold.
 */
export function nearPortals(categories: PortalCategory[], filter: PortalFilter): PortalCategory[] {
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
