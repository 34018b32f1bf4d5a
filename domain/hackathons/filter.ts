import { otherCountryNames } from "../countries.ts";
import { maxSearchLength } from "../limits.ts";
import { withoutNouns } from "../text/nouns.ts";
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
 * The rows that pass every filter. Each word of the search text must be in the name or skills, or
 * begin a word of the organizer, the place or the way to meet: "India", "USA", "remote". Case does
 * not matter, nor does the word hackathon. Other fields must be equal.
 */
export function filteredHackathons(rows: Hackathon[], filter: HackathonFilter, now: Date): Hackathon[] {
  const wanted = withoutNouns(filter.search?.toLowerCase() ?? "", "hackathon|contest").match(/\S+/g) ?? [];
  const theme = filter.theme?.toLowerCase();
  const until = now.getTime() + Number(filter.within) * dayMs;
  return rows.filter(
    (row) =>
      wanted.every((word) => isFound(row, word)) &&
      (!filter.source || row.source === filter.source) &&
      (!filter.mode || row.mode === filter.mode) &&
      (!filter.country || row.country === filter.country) &&
      (!theme || skillsOf(row.skills).some((skill) => skill.toLowerCase() === theme)) &&
      (!filter.within || isBetween(closesAt(row), now.getTime(), until)),
  );
}

/** When registration closes, else when the event begins; null if neither is known. */
export const closesAt = ({ deadline, starts }: Hackathon) => deadline ?? starts;

const waysToMeet = { online: "online remote virtual", in_person: "in person on site", hybrid: "hybrid" };

function isFound({ name, skills, organizer, city, country, mode }: Hackathon, word: string): boolean {
  if (name.toLowerCase().includes(word) || skills.toLowerCase().includes(word)) return true;
  const aliases = Object.keys(otherCountryNames).filter((alias) => otherCountryNames[alias] === country);
  const facts = [organizer, city, country, ...aliases, mode && waysToMeet[mode]].join(" ").toLowerCase();
  return ` ${facts}`.includes(` ${word}`);
}

function isBetween(moment: string | null, from: number, until: number): boolean {
  return moment !== null && endOf(moment) >= from && Date.parse(moment) <= until;
}
