import type { Mention } from "./vocabulary.ts";

/** The mentions outside the names of companies: "Bay Logistics" does not mention logistics. */
export function outsideNames(text: string, mentions: Mention[], companies: string[]): Mention[] {
  if (mentions.length === 0 || companies.length === 0) return mentions;
  const lower = text.toLowerCase();
  const taken = companies.flatMap((company) => placesOf(lower, company.trim().toLowerCase()));
  return mentions.filter(
    ({ start, end }) =>
      !taken.some((name) => name.start <= start && end <= name.end && end - start < name.end - name.start),
  );
}

function placesOf(text: string, name: string): { start: number; end: number }[] {
  const places: { start: number; end: number }[] = [];
  for (let at = name ? text.indexOf(name) : -1; at >= 0; at = text.indexOf(name, at + name.length))
    places.push({ start: at, end: at + name.length });
  return places;
}
