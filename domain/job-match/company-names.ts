import type { Span } from "./sentences.ts";

const asksFor =
  /(?:experience (?:with|in|of|using)|knowledge of|proficien\w+ (?:in|with)|skilled in|familiar with|expertise in|erfahrung (?:mit|in)|kenntnisse in) $/i;

/**
 * The mentions outside the names of companies: "Bay Logistics" does not mention logistics. A
 * product with the company's name counts only if the sentence asks for it: "experience with Zoho".
 */
export function outsideNames<One extends Span>(text: string, mentions: One[], companies: string[]): One[] {
  if (mentions.length === 0 || companies.length === 0) return mentions;
  const lower = text.toLowerCase();
  const taken = companies.flatMap((company) => placesOf(lower, company.trim().toLowerCase()));
  return mentions.filter(
    ({ start, end }) =>
      !taken.some(
        (name) =>
          name.start <= start &&
          end <= name.end &&
          (end - start < name.end - name.start || !asksFor.test(text.slice(0, start))),
      ),
  );
}

function placesOf(text: string, name: string): Span[] {
  const places: Span[] = [];
  for (let at = name ? text.indexOf(name) : -1; at >= 0; at = text.indexOf(name, at + name.length))
    places.push({ start: at, end: at + name.length });
  return places;
}
