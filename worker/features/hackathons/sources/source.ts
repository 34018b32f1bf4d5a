import countries from "#content/countries.json" with { type: "json" };
import { type HackathonMode, notSpecified } from "#domain/hackathons/hackathons.ts";
import { dateText, isOver } from "#domain/hackathons/moments.ts";
import { isLinkTo } from "#domain/text/links.ts";
import { stripTags } from "#domain/text/text.ts";
import { dayMs } from "#domain/time.ts";
import type { hackathonContests } from "../../../db/schema.ts";
import type { Source } from "../../../source.ts";

type Stored = Required<typeof hackathonContests.$inferInsert>;
export type HackathonRow = Omit<Stored, "first_seen" | "last_seen" | "changed_at" | "id"> & { id: string };
export type HackathonSource = Source<HackathonRow>;

type FoundHackathon = {
  /** The source's own id for the hackathon. */
  key: string | number;
  name: string;
  link: string;
  /**
   * The hosts that the link may lead to. Their subdomains are allowed, too. If undefined, any host
   * is allowed, because the source lists the events' own sites.
   */
  hosts?: string[];
  starts?: string | null;
  ends?: string | null;
  deadline?: string | null;
  /** The time zone of the days in the texts. The default is UTC. */
  timeZone?: string;
  organizer?: string | null;
  mode?: HackathonMode | null;
  city?: string | null;
  /** A name or an ISO 3166 code. */
  country?: string | null;
  prize?: string | null;
  team?: string | null;
  skills?: string[];
};

const maxAheadMs = 2 * 365 * dayMs;

/**
 * The row of a hackathon that was found. Null if the hackathon is over. Throws if the link leads to
 * an unexpected host or the dates are impossible.
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
 * Text without tags, cut to `maxLength`. Null if it is empty. A source may send long text, so it is
 * also cut before the tags are removed.
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
 * The sum of prizes in one currency. Null if there are no prizes, several currencies, or an unknown
 * currency.
 */
export function prizeText(prizes: { amount: number; currency: string }[]): string | null {
  const total = prizes.reduce((sum, { amount }) => sum + amount, 0);
  const [currency, ...others] = new Set(prizes.filter(({ amount }) => amount > 0).map((prize) => prize.currency));
  if (!/^[A-Z]{3}$/.test(currency ?? "") || others.length > 0 || total <= 0) return null;
  return new Intl.NumberFormat("en-US", { style: "currency", currency, maximumFractionDigits: 0 }).format(total);
}
