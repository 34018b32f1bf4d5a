import { maxSearchLength } from "../limits.ts";
import { type Hackathon, skillsOf } from "./hackathons.ts";
import { day, endOf } from "./moments.ts";

/** Days ahead that the deadline filter offers. */
export const closingWithin = [7, 30, 90] as const;

export type HackathonFilter = {
  search?: string;
  source?: string;
  mode?: string;
  country?: string;
  theme?: string;
  /** Days from now in which registration closes, or the event begins where no deadline is known. */
  within?: string;
};

/** The filter that an address says, a long search text cut; both the page and the calendar read it so. */
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

/** Search looks for the trimmed text in name and skills, in any case; everything else has to be equal; all of them combine. */
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
