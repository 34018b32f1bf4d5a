import { maxSearchLength } from "../limits.ts";
import { type Hackathon, skillsOf } from "./hackathons.ts";
import { day, endOf } from "./moments.ts";

/** The choices of the deadline filter, in days. */
export const closingWithin = [7, 30, 90] as const;

export type HackathonFilter = {
  search?: string;
  source?: string;
  mode?: string;
  country?: string;
  theme?: string;
  /** Days until registration closes, or until the event begins when no deadline is known. */
  within?: string;
};

/** The filter in an address. A long search text is cut. The page and the calendar share it. */
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
 * The search text, trimmed and in any case, must be in the name or skills. Other fields must be
 * equal. All filters combine.
 */
export function filteredHackathons(rows: Hackathon[], filter: HackathonFilter, now: Date): Hackathon[] {
  const wanted = filter.search?.trim().toLowerCase() ?? "";
  const theme = filter.theme?.toLowerCase();
  const until = now.getTime() + Number(filter.within) * day;
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
