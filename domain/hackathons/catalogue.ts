import { type Hackathon, type HackathonMode, notSpecified } from "./hackathons.ts";

/**
 * A recurring hackathon from our own list. The list has no dates; a source may know this year's.
 */
export type RecurringHackathon = {
  name: string;
  url: string;
  organizer: string;
  usualMonths: string;
  themes: string[];
  country?: string;
  /** How people usually meet. Left out where it differs from year to year. */
  mode?: HackathonMode;
};

const catalogueSource = "Recurring events";

/** The recurring hackathon as a row without dates. Its address is its id. */
export function catalogueRow({ name, url, organizer, usualMonths, themes, country, mode }: RecurringHackathon) {
  return {
    name,
    registration_link: url,
    registration_deadline: notSpecified,
    hackathon_date: notSpecified,
    source: catalogueSource,
    skills: themes.join(", "),
    id: `catalogue:${url}`,
    origin: null,
    organizer,
    mode: mode ?? null,
    city: null,
    country: country ?? null,
    prize: null,
    team: null,
    starts: null,
    ends: null,
    deadline: null,
    usual_months: usualMonths,
    also_at: [],
    changed_at: null,
  } satisfies Hackathon;
}
