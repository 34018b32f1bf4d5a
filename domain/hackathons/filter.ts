import { maxSearchLength } from "../limits.ts";
import { dayMs } from "../time.ts";
import { type Hackathon, skillsOf } from "./hackathons.ts";
import { endOf } from "./moments.ts";

/** The choices of the deadline filter, in days. */
export const closingWithin = [7, 30, 90] as const;

export type HackathonFilter = {
  search?: string;
  source?: string;
  mode?: string;
  country?: string;
  theme?: string;
  /** Days until registration closes, or until the event begins if no deadline is known. */
  within?: string;
};

/**
 * Reads the filter from an address. A long search text is cut. The page and the calendar use the
 * same parameters.
 */
export function hackathonFilter(params: URLSearchParams): HackathonFilter {
  const get = (key: string) => params.get(key) ?? undefined;
  return {
    search: get("q")?.slice(0, maxSearchLength),
    source: get("source"),
    mode: get("mode"),
    country: get("country"),
    theme: get("theme"),
    within: closingWithin.map(String).find((days) => days === get("within")),
  };
}

/**
 * The rows that pass every filter. The name or skills must contain the search text, trimmed and
 * ignoring case. Other fields must be equal.
 */
export function filteredHackathons(rows: Hackathon[], filter: HackathonFilter, now: Date): Hackathon[] {
  const wanted = filter.search?.trim().toLowerCase() ?? "";
  const theme = filter.theme?.toLowerCase();
  const until = now.getTime() + Number(filter.within) * dayMs;
  return rows.filter(
    (row) =>
      (row.name.toLowerCase().includes(wanted) || row.skills.toLowerCase().includes(wanted)) &&
      (!filter.source || row.source === filter.source) &&
      (!filter.mode || row.mode === filter.mode) &&
      (!filter.country || row.country === filter.country) &&
      (!theme || skillsOf(row.skills).some((skill) => skill.toLowerCase() === theme)) &&
      (!filter.within || isBetween(row.deadline ?? row.starts, now.getTime(), until)),
  );
}

function isBetween(moment: string | null, from: number, until: number): boolean {
  return moment !== null && endOf(moment) >= from && Date.parse(moment) <= until;
}
