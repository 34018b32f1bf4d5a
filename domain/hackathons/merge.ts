import { never } from "./dates.ts";
import type { Hackathon } from "./hackathons.ts";
import { day } from "./moments.ts";

/**
 * A name without case, punctuation, and the year or edition at its end: "Hack-X '26" and "hack x
 * 2025" are one.
 */
export function nameKey(name: string): string {
  const words = name
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{Letter}\p{Number}\s.]/gu, " ")
    .replace(/\.(?!\d)/g, " ")
    .trim()
    .split(/\s+/);
  while (words.length > 1 && /^(v?\d+(\.\d+)*(st|nd|rd|th)?|edition|season)$/.test(words.at(-1) ?? "")) words.pop();
  return words.join(" ");
}

/**
 * One event of several sources becomes one row: the same name, begin or deadline at most two days
 * apart, not two cities, and never two rows of one source. The richest row stays (deadline 3, prize
 * 2, city 2, team 1, skills 1) and names the others' pages. A recurring event of the catalogue has
 * no date of its own and joins the first dated one of its name.
 */
export function mergedHackathons(rows: Hackathon[], catalogue: Hackathon[]): Hackathon[] {
  const byName = Map.groupBy(rows, (row) => nameKey(row.name));
  const merged = [...byName.values()].flatMap((same) => clusters(same).map(oneOf));
  const firstOfName = new Map<string, Hackathon>();
  for (const row of merged) {
    const key = nameKey(row.name);
    const known = firstOfName.get(key);
    if (!known || (anchor(row) ?? never) < (anchor(known) ?? never)) firstOfName.set(key, row);
  }
  const alone = catalogue.filter((recurring) => {
    const row = firstOfName.get(nameKey(recurring.name));
    if (!row) return true;
    row.usual_months = recurring.usual_months;
    row.organizer ??= recurring.organizer;
    row.also_at = otherLinks(row, [recurring]);
    return false;
  });
  return [...merged, ...alone];
}

/**
 * Rows come by date, so only the newest clusters can still grow; the limit keeps thousands of equal
 * names fast.
 */
const openClusters = 20;

function clusters(rows: Hackathon[]): Hackathon[][] {
  const found: Hackathon[][] = [];
  for (const row of rows.toSorted((a, b) => (anchor(a) ?? never) - (anchor(b) ?? never))) {
    const cluster = found.slice(-openClusters).find((others) => others.every((other) => isSame(row, other)));
    if (cluster) cluster.push(row);
    else found.push([row]);
  }
  return found;
}

function isSame(a: Hackathon, b: Hackathon): boolean {
  const [from, to] = [anchor(a), anchor(b)];
  const isOneCity = !a.city || !b.city || a.city.toLowerCase() === b.city.toLowerCase();
  return a.source !== b.source && isOneCity && from !== undefined && to !== undefined && Math.abs(from - to) <= 2 * day;
}

function anchor({ starts, deadline }: Hackathon): number | undefined {
  const moment = starts ?? deadline;
  return moment === null ? undefined : Date.parse(moment);
}

function oneOf(rows: Hackathon[]): Hackathon {
  const [richest, ...others] = rows.toSorted((a, b) => richness(b) - richness(a));
  if (!richest) throw new Error("A cluster has rows");
  return { ...richest, also_at: otherLinks(richest, others) };
}

function richness({ deadline, prize, city, team, skills }: Hackathon): number {
  return (deadline ? 3 : 0) + (prize ? 2 : 0) + (city ? 2 : 0) + (team ? 1 : 0) + (skills ? 1 : 0);
}

function otherLinks(row: Hackathon, others: Hackathon[]): string[] {
  const links = [...row.also_at, ...others.map(({ registration_link }) => registration_link)];
  return [...new Set(links)].filter((link) => link !== row.registration_link);
}
