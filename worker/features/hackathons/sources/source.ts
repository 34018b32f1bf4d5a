import { z } from "zod";
import countries from "#content/countries.json" with { type: "json" };
import { type HackathonMode, notSpecified } from "#domain/hackathons/hackathons.ts";
import { dateText, isOver } from "#domain/hackathons/moments.ts";
import { isLinkTo } from "#domain/text/links.ts";
import { stripTags } from "#domain/text/text.ts";
import type { hackathonContests } from "../../../db/schema.ts";
import type { Reading, Source } from "../../../refresh.ts";

type Stored = Required<typeof hackathonContests.$inferInsert>;
export type HackathonRow = Omit<Stored, "first_seen" | "last_seen" | "changed_at" | "id"> & { id: string };

export type HackathonSource = Source<HackathonRow>;

type FoundHackathon = {
  /** The source's own name for it. */
  key: string | number;
  name: string;
  link: string;
  /**
   * Hosts the link may lead to, with their subdomains; any when the source lists events' own sites.
   */
  hosts?: string[];
  starts?: string | null;
  ends?: string | null;
  deadline?: string | null;
  /** Where the days of its texts are counted; UTC by default. */
  timeZone?: string;
  organizer?: string | null;
  mode?: HackathonMode | null;
  city?: string | null;
  /** A name or a code of ISO 3166. */
  country?: string | null;
  prize?: string | null;
  team?: string | null;
  skills?: string[];
};

/**
 * A time as an instant in UTC when the text says its zone, or else only its day: a time without a
 * zone is never read.
 */
export const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((text, context) => {
    const isInstant = /T.*(Z|[+-]\d\d:?\d\d)$/.test(text.replace(" ", "T"));
    const time = new Date(isInstant ? text.replace(" ", "T") : text.slice(0, 10));
    if (!Number.isNaN(time.getTime())) return isInstant ? time.toISOString() : text.slice(0, 10);
    context.addIssue({ code: "custom", message: "No date" });
    return z.NEVER;
  });

const maxAheadMs = 2 * 365 * 24 * 60 * 60 * 1000;

/**
 * Our row of what a source found, null when it is over; a link to a strange host or impossible
 * dates are errors.
 */
export function hackathonRow(
  { name: origin, label }: Pick<HackathonSource, "name" | "label">,
  found: FoundHackathon,
  now: Date,
) {
  const { key, link, hosts, starts = null, ends = null, deadline = null, timeZone } = found;
  if (!isLinkTo(link, hosts)) throw new Error("Unexpected link");
  const first = Date.parse(starts ?? deadline ?? "");
  if (first - now.getTime() > maxAheadMs || (starts && ends && ends.slice(0, 10) < starts.slice(0, 10)))
    throw new Error("Unexpected dates");
  if (isOver({ starts, ends, deadline }, now)) return null;
  const name = short(found.name, 200);
  if (!name) throw new Error("No name");
  return {
    id: `${origin}:${key}`,
    origin,
    name,
    registration_link: link,
    registration_deadline: deadline ? dateText(deadline, null, timeZone) : notSpecified,
    hackathon_date: starts ? dateText(starts, ends, timeZone) : notSpecified,
    source: label,
    skills: [...new Set(found.skills?.map((skill) => short(skill.replaceAll(",", " "), 40)))]
      .filter(Boolean)
      .slice(0, 20)
      .join(", "),
    organizer: short(found.organizer, 120),
    mode: found.mode ?? null,
    city: short(found.city, 80),
    country: countryName(short(found.country, 80)),
    prize: short(found.prize, 80),
    team: found.team ?? null,
    starts,
    ends,
    deadline,
  } satisfies HackathonRow;
}

/**
 * Text without tags, at most so long; null for none. What a source sends may be long, so it is cut
 * before it is read.
 */
function short(text: string | null | undefined, maxLength: number): string | null {
  return stripTags((text ?? "").slice(0, 10 * maxLength)).slice(0, maxLength) || null;
}

function countryName(text: string | null): string | null {
  const code = text?.toUpperCase();
  return countries.find(({ cca2, cca3 }) => cca2 === code || cca3 === code)?.name ?? text;
}

/** "2 – 4", "4" or null. */
export function teamText(min: number | null | undefined, max: number | null | undefined): string | null {
  const sizes = [...new Set([min, max].filter((size) => size && size > 0))];
  return sizes.length > 0 ? sizes.join(" – ") : null;
}

/**
 * The sum of prizes of one currency; null for none, several currencies, or a currency that is none.
 */
export function prizeText(prizes: { amount: number; currency: string }[]): string | null {
  const total = prizes.reduce((sum, { amount }) => sum + amount, 0);
  const [currency, ...others] = new Set(prizes.filter(({ amount }) => amount > 0).map((prize) => prize.currency));
  if (!/^[A-Z]{3}$/.test(currency ?? "") || others.length > 0 || total <= 0) return null;
  return new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 }).format(total);
}

/**
 * Several lists of one source as one reading; a row that stands in two of them is taken from the
 * first.
 */
export async function readLists<Row extends { id: string }>(
  lists: string[],
  readList: (list: string) => Promise<Reading<Row>>,
): Promise<Reading<Row>> {
  const rows = new Map<string, Row>();
  const notes: string[] = [];
  let skipped = 0;
  for (const list of lists) {
    const reading = await readList(list);
    for (const row of reading.rows) if (!rows.has(row.id)) rows.set(row.id, row);
    skipped += reading.skipped;
    if (reading.note) notes.push(reading.note);
  }
  return { rows: [...rows.values()], skipped, note: notes.join("; ") };
}

/**
 * Pages until the last, at most `maxPages` of them, as one reading. The first page has to come;
 * when a later one does not, what came before it counts, and the note says so.
 */
export async function readPages<Row>(
  maxPages: number,
  readPage: (page: number) => Promise<Reading<Row> & { pages: number }>,
): Promise<Reading<Row>> {
  const all: Reading<Row> = { rows: [], skipped: 0 };
  for (let page = 1; ; page++) {
    try {
      const { rows, skipped, pages } = await readPage(page);
      all.rows.push(...rows);
      all.skipped += skipped;
      if (page >= pages) return all;
      if (page >= maxPages) return { ...all, note: `stopped at page ${page} of ${pages}` };
    } catch (error) {
      if (page === 1) throw error;
      return { ...all, note: `stopped before page ${page}: ${error}` };
    }
  }
}
