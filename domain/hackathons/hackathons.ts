import { isHttpsUrl, isWebUrl } from "../text/links.ts";
import { stripTags } from "../text/text.ts";

export const hackathonModes = { online: "Online", in_person: "In person", hybrid: "Hybrid" } as const;
export type HackathonMode = keyof typeof hackathonModes;

export type Hackathon = {
  name: string;
  registration_link: string;
  /** A date as text, or 'Not Specified'. */
  registration_deadline: string;
  /** A date or a range as text, or 'Not Specified'. */
  hackathon_date: string;
  source: string;
  /** Separated by commas. */
  skills: string;
  id: string;
  /** The source's short name; null for rows of our own list. */
  origin: string | null;
  organizer: string | null;
  mode: HackathonMode | null;
  city: string | null;
  country: string | null;
  prize: string | null;
  /** The size of a team: "2 – 4". */
  team: string | null;
  /**
   * Start, end and deadline in ISO 8601, as an instant in UTC or a bare day; null when the source
   * has none.
   */
  starts: string | null;
  ends: string | null;
  deadline: string | null;
  /** The months in which it usually takes place: "Oct-May". Not an announcement. */
  usual_months: string | null;
  /** Other pages about the same event. */
  also_at: string[];
  changed_at: string | null;
};

/** The two lists: hackathons that are not over, and those that are. */
export const whens = ["upcoming", "past"] as const;
export type When = (typeof whens)[number];

export const notSpecified = "Not Specified";

/**
 * Drops rows without a name or web address, and removes HTML tags. Rows may be written by hand, so
 * an unknown mode or unreadable time becomes null.
 */
export function listableHackathons(rows: Hackathon[]): Hackathon[] {
  return rows.map(tidied).filter((row) => row.name !== "" && isWebUrl(row.registration_link));
}

const texts = ["name", "registration_deadline", "hackathon_date", "source", "skills"] as const;
const facts = ["organizer", "city", "country", "prize", "team"] as const;
const times = ["starts", "ends", "deadline", "changed_at"] as const;

function tidied(row: Hackathon): Hackathon {
  const tidy = { ...row, mode: row.mode && Object.hasOwn(hackathonModes, row.mode) ? row.mode : null };
  for (const text of texts) tidy[text] = stripTags(row[text]);
  for (const fact of facts) tidy[fact] = stripTags(row[fact] ?? "") || null;
  for (const time of times) tidy[time] = Number.isNaN(Date.parse(row[time] ?? "")) ? null : row[time];
  return tidy;
}

/** Registration links must be https. */
export function canRegister({ registration_link }: Pick<Hackathon, "registration_link">): boolean {
  return isHttpsUrl(registration_link);
}

/** The first five skills, and how many more there are. */
export function skillBadges(skills: string): { shown: string[]; more: number } {
  const all = skillsOf(skills);
  return { shown: all.slice(0, 5), more: Math.max(0, all.length - 5) };
}

/** The skills of the comma-separated text: trimmed, without repeats, in order. */
export function skillsOf(skills: string): string[] {
  return [
    ...new Set(
      skills
        .split(",")
        .map((skill) => skill.trim())
        .filter(Boolean),
    ),
  ];
}
