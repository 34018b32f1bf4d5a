import type { CalendarEvent } from "./calendar.ts";
import { dateFormats } from "./date-format.ts";
import { isHttpsUrl, isWebUrl } from "./links.ts";
import { alphabetically, stripTags } from "./text.ts";

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
  /** The short name of the source that brought the row; null for the catalogue's. */
  origin: string | null;
  organizer: string | null;
  mode: HackathonMode | null;
  city: string | null;
  country: string | null;
  prize: string | null;
  /** "2 – 4" people. */
  team: string | null;
  /** ISO 8601, an instant in UTC or a bare day: start, end and deadline as the source gave them, null when it gave none. */
  starts: string | null;
  ends: string | null;
  deadline: string | null;
  /** "Oct-May": when it usually takes place. No announcement. */
  usual_months: string | null;
  /** Other pages of the same event. */
  also_at: string[];
  changed_at: string | null;
};

export const notSpecified = "Not Specified";

/** A hackathon of the embedded catalogue: it comes back year after year, and its dates are known only when a source tells. */
export type RecurringHackathon = {
  name: string;
  url: string;
  organizer: string;
  usualMonths: string;
  themes: string[];
  country?: string;
  online?: true;
};

export const catalogueSource = "Recurring events";

export function catalogueRow({ name, url, organizer, usualMonths, themes, country, online }: RecurringHackathon) {
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
    mode: online ? "online" : null,
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

/** Rows without a name or without a web address are left out; what is shown has no tags. */
export function listableHackathons(rows: Hackathon[]): Hackathon[] {
  return rows
    .map((row) => ({ ...row, name: stripTags(row.name), source: stripTags(row.source), skills: stripTags(row.skills) }))
    .filter((row) => row.name !== "" && isWebUrl(row.registration_link));
}

/** Registration is offered over https only. */
export function canRegister({ registration_link }: Pick<Hackathon, "registration_link">): boolean {
  return isHttpsUrl(registration_link);
}

const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];
const isoDay = /^(\d{4})-(\d\d)-(\d\d)/;
const monthAndDay =
  /^(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])(.*)$/i;
const never = Date.UTC(2099, 0, 1);

/**
 * The first day that a date text names, as ms since 1970 in UTC. Accepted: ISO yyyy-mm-dd; ranges like 'Month 5 – 7 2025'
 * (the start counts; the year is the text's, one less when the range ends in an earlier month, or else this one); any
 * other date that names its year. Everything else, and 'Not Specified', counts as the year 2099.
 */
export function hackathonTime(text: string, now: Date): number {
  const trimmed = text.trim();
  const iso = isoDay.exec(trimmed);
  if (iso) return valid(Date.UTC(Number(iso[1]), Number(iso[2]) - 1, Number(iso[3])));
  const range = monthAndDay.exec(trimmed);
  if (range) {
    const [, name = "", day = "", rest = ""] = range;
    const month = monthOf(name);
    return valid(Date.UTC(yearOf(rest, month, now), month, Number(day)));
  }
  return /\b\d{4}\b/.test(trimmed) ? valid(Date.parse(trimmed)) : never;
}

function valid(time: number): number {
  return Number.isNaN(time) ? never : time;
}

function monthOf(name: string): number {
  return months.indexOf(name.slice(0, 3).toLowerCase());
}

function yearOf(rest: string, startMonth: number, now: Date): number {
  const years = rest.match(/\b\d{4}\b/g) ?? [];
  const [, endName] = /[–—-]\s*([a-z]{3})/i.exec(rest) ?? [];
  const endsEarlier = years.length === 1 && endName !== undefined && monthOf(endName) < startMonth;
  const year = years[0] ? Number(years[0]) : now.getUTCFullYear();
  return endsEarlier && monthOf(endName) >= 0 ? year - 1 : year;
}

function isSpecified(text: string): boolean {
  return text.trim() !== "" && text !== notSpecified;
}

/** Ascending by Hackathon Date, else by Registration Deadline; those without a date come last, the one whose usual months are nearest first. */
export function sortedHackathons(rows: Hackathon[], now: Date): Hackathon[] {
  const key = (row: Hackathon) =>
    hackathonTime(isSpecified(row.hackathon_date) ? row.hackathon_date : row.registration_deadline, now);
  return rows
    .map((row) => ({ row, time: key(row), wait: monthsUntil(row.usual_months, now) }))
    .sort((a, b) => a.time - b.time || a.wait - b.wait || alphabetically(a.row.name, b.row.name))
    .map(({ row }) => row);
}

const seasons: Record<string, string> = { Spring: "Mar-May", Summer: "Jun-Aug", Autumn: "Sep-Nov", Winter: "Dec-Feb" };

/** Whole months until the next of its usual months: 0 for this month or all year round, 12 where nobody knows. */
export function monthsUntil(usualMonths: string | null, now: Date): number {
  if (!usualMonths) return 12;
  if (/monthly|year-round/i.test(usualMonths)) return 0;
  const current = now.getUTCMonth();
  const waits = usualMonths.split(",").flatMap((part) => {
    const [first = "", last = first] = (seasons[part.trim()] ?? part.trim()).split("-");
    const [from, to] = [monthOf(first), monthOf(last)];
    if (from < 0 || to < 0) return [];
    const isWithin = from <= to ? from <= current && current <= to : from <= current || current <= to;
    return isWithin ? 0 : (from - current + 12) % 12;
  });
  return Math.min(12, ...waits);
}

/** The hackathon's date, or 'Registration ends: date' when there is only a deadline, else 'Date TBD'. */
export function dateLine({ hackathon_date, registration_deadline }: Hackathon): string {
  if (isSpecified(hackathon_date)) return hackathon_date;
  return isSpecified(registration_deadline) ? `Registration ends: ${registration_deadline}` : "Date TBD";
}

export function deadlineOf({ registration_deadline }: Hackathon): string | undefined {
  return isSpecified(registration_deadline) ? registration_deadline : undefined;
}

/** The first five skills, and how many there are beyond them. */
export function skillBadges(skills: string): { shown: string[]; more: number } {
  const all = skillsOf(skills);
  return { shown: all.slice(0, 5), more: Math.max(0, all.length - 5) };
}

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

export const maxSearchLength = 100;

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

/** The filter that an address says; both the page and the calendar read it so. */
export function hackathonFilter(params: URLSearchParams): HackathonFilter {
  const get = (key: string) => params.get(key) ?? undefined;
  return {
    search: get("q"),
    source: get("source"),
    mode: get("mode"),
    country: get("country"),
    theme: get("theme"),
    within: get("within"),
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

const hour = 60 * 60 * 1000;
const day = 24 * hour;

/** A bare day ends with it, UTC; an instant is its own end. */
function endOf(moment: string): number {
  return Date.parse(moment) + (isBareDay(moment) ? day : 0);
}

function isBareDay(moment: string): boolean {
  return moment.length === 10;
}

/** Its source's dates lie behind us; twelve hours more for a bare day, so that it is over everywhere on Earth. A row that has texts only is never over. */
export function isOver(
  { starts, ends, deadline }: Pick<Hackathon, "starts" | "ends" | "deadline">,
  now: Date,
): boolean {
  const last = ends ?? starts ?? deadline;
  return last !== null && endOf(last) + (isBareDay(last) ? 12 * hour : 0) < now.getTime();
}

/** "Closes in 2 days" within two weeks of the deadline, "Registration closed" after it, else undefined. */
export function closingText({ deadline }: Pick<Hackathon, "deadline">, now: Date): string | undefined {
  if (!deadline) return undefined;
  const left = endOf(deadline) - now.getTime();
  const days = Math.floor(left / day);
  if (left < 0) return "Registration closed";
  if (days >= 14) return undefined;
  if (isBareDay(deadline) && days < 2) return days === 0 ? "Closes today" : "Closes tomorrow";
  if (days >= 2) return `Closes in ${days} days`;
  const hours = Math.floor(left / hour);
  return hours === 0 ? "Closes within the hour" : `Closes in ${hours} ${hours === 1 ? "hour" : "hours"}`;
}

/** "September 5 – 7 2026" for an event's days in a zone; one day, two months and two years are told apart. */
export function dateText(starts: string, ends: string | null, timeZone = "UTC"): string {
  const [first, last] = [dayParts(starts, timeZone), dayParts(ends ?? starts, timeZone)];
  if (first.year !== last.year)
    return `${first.month} ${first.day} ${first.year} – ${last.month} ${last.day} ${last.year}`;
  if (first.month !== last.month) return `${first.month} ${first.day} – ${last.month} ${last.day} ${first.year}`;
  if (first.day !== last.day) return `${first.month} ${first.day} – ${last.day} ${first.year}`;
  return `${first.month} ${first.day} ${first.year}`;
}

const dayFormat = dateFormats({ year: "numeric", month: "long", day: "numeric" });

function dayParts(moment: string, timeZone: string) {
  const parts = dayFormat(isBareDay(moment) ? "UTC" : timeZone).formatToParts(new Date(moment));
  const part = (type: string) => parts.find((found) => found.type === type)?.value ?? "";
  return { year: part("year"), month: part("month"), day: part("day") };
}

/** A name without case, punctuation, and the year or edition at its end: "Hack-X '26" and "hack x 2025" are one. */
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
 * One event of several sources becomes one row: the same name, begin or deadline at most two days apart, not two cities,
 * and never two rows of one source. The richest row stays (deadline 3, prize 2, city 2, team 1, skills 1) and names the
 * others' pages. A recurring event of the catalogue has no date of its own and joins the first dated one of its name.
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

function clusters(rows: Hackathon[]): Hackathon[][] {
  const found: Hackathon[][] = [];
  for (const row of rows.toSorted((a, b) => (anchor(a) ?? never) - (anchor(b) ?? never))) {
    const cluster = found.find((others) => others.every((other) => isSame(row, other)));
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

/** What a calendar shows: the event, or the deadline where only that is known. Rows without a date have no place in it. */
export function hackathonEvents(rows: Hackathon[]): CalendarEvent[] {
  return rows.flatMap((row) => {
    const start = row.starts ?? row.deadline;
    if (!start) return [];
    const end = row.starts ? (row.ends ?? row.starts) : start;
    return {
      key: row.id,
      title: row.starts ? row.name : `Registration closes: ${row.name}`,
      start: new Date(start),
      end: new Date(Math.max(Date.parse(start), endOf(end))),
      isAllDay: isBareDay(start),
      url: row.registration_link,
      description: [row.deadline && `Registration closes ${row.registration_deadline}.`, row.registration_link]
        .filter(Boolean)
        .join(" "),
      isTentative: false,
      changedAt: new Date(row.changed_at ?? start),
    };
  });
}

/** Structured data of the first ten, in the order of the page; only those with a date are events. */
export function hackathonList(rows: Hackathon[], now: Date): object {
  return {
    "@type": "ItemList",
    name: "Upcoming Hackathon Contests",
    itemListElement: rows.slice(0, 10).map((row, index) => ({
      "@type": "ListItem",
      position: index + 1,
      ...(isSpecified(row.hackathon_date) && hackathonTime(row.hackathon_date, now) !== never
        ? { item: eventData(row, now) }
        : { name: row.name, url: row.registration_link }),
    })),
  };
}

const attendance = { online: "Online", in_person: "Offline", hybrid: "Mixed" };

function eventData(row: Hackathon, now: Date): object {
  const place = [row.city, row.country].filter(Boolean).join(", ");
  return {
    "@type": "Event",
    name: row.name,
    url: row.registration_link,
    startDate: row.starts ?? new Date(hackathonTime(row.hackathon_date, now)).toISOString().slice(0, 10),
    endDate: row.ends ?? undefined,
    eventAttendanceMode: row.mode ? `https://schema.org/${attendance[row.mode]}EventAttendanceMode` : undefined,
    location:
      row.mode === "online"
        ? { "@type": "VirtualLocation", url: row.registration_link }
        : place
          ? { "@type": "Place", name: place, address: place }
          : undefined,
    organizer: { "@type": "Organization", name: row.organizer ?? row.source },
  };
}
