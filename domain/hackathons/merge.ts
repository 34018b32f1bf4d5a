import { dayMs } from "../time.ts";
import { never } from "./dates.ts";
import type { Hackathon } from "./hackathons.ts";

/**
 * A name in lower case, without punctuation and without the year or edition at its end. "Hack-X
 * '26" and "hack x 2025" have the same key.
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
 * Merges rows of one event from different sources. They have the same name, starts or deadlines
 * within two days, and no two different cities. The row with the most facts stays (points: deadline
 * 3, prize 2, city 2, team 1, skills 1) and links to the other pages. A recurring event has no
 * date, so it joins the first dated row with its name.
 */
export function mergedHackathons(rows: Hackathon[], catalogue: Hackathon[]): Hackathon[] {
  const byName = Map.groupBy(rows, (row) => nameKey(row.name));
  const merged = [...byName.values()].flatMap((same) => clusters(same).map(mergedRow));
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
 * Rows are sorted by date, so only the newest clusters can grow. The limit keeps thousands of rows
 * with one name fast.
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
  return (
    a.source !== b.source && isOneCity && from !== undefined && to !== undefined && Math.abs(from - to) <= 2 * dayMs
  );
}

function anchor({ starts, deadline }: Hackathon): number | undefined {
  const moment = starts ?? deadline;
  return moment === null ? undefined : Date.parse(moment);
}

function mergedRow(rows: Hackathon[]): Hackathon {
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
