import { and, desc, eq, isNotNull, lt, notInArray, or, sql } from "drizzle-orm";
import catalogue from "#content/hackathons.json" with { type: "json" };
import { isOver, sortedHackathons } from "#domain/hackathons/dates.ts";
import {
  catalogueRow,
  type Hackathon,
  listableHackathons,
  notSpecified,
  type RecurringHackathon,
  type When,
} from "#domain/hackathons/hackathons.ts";
import { mergedHackathons } from "#domain/hackathons/merge.ts";
import type { Db } from "../../db/client.ts";
import { saveRows } from "../../db/rows.ts";
import { hackathonContests } from "../../db/schema.ts";
import { newestSuccess } from "../../fetch-log.ts";
import type { HackathonRow } from "./sources/source.ts";

export type HackathonList = { lastUpdated: string | null; hackathons: Hackathon[] };

/** Six times what all sources together usually have: a bound for the answer, not for the table. */
const maxHackathons = 3000;
const archiveDays = 365;

const recurring = (catalogue as RecurringHackathon[]).map(catalogueRow);
const lastDay = sql`coalesce(${hackathonContests.ends}, ${hackathonContests.starts}, ${hackathonContests.deadline})`;

/**
 * Upcoming: what the sources have, each event once, and the catalogue's recurring ones, which are there without any
 * source. Past: the archive, the latest first. One D1 round trip.
 */
export async function listHackathons(db: Db, when: When, now: Date): Promise<HackathonList> {
  const [stored, [newest]] = await db.batch([
    db.select().from(hackathonContests).orderBy(desc(lastDay)).limit(maxHackathons),
    newestSuccess(db, "hackathons"),
  ]);
  const rows = listableHackathons(stored.map(fromStored));
  const wanted = rows.filter((row) => isOver(row, now) === (when === "past"));
  return {
    lastUpdated: newest?.created_at ?? null,
    hackathons:
      when === "past"
        ? sortedHackathons(mergedHackathons(wanted, []), now).toReversed()
        : sortedHackathons(mergedHackathons(wanted, recurring), now),
  };
}

function fromStored({ first_seen, last_seen, ...row }: typeof hackathonContests.$inferSelect): Hackathon {
  return {
    ...row,
    name: row.name ?? "",
    registration_link: row.registration_link ?? "",
    registration_deadline: row.registration_deadline || notSpecified,
    hackathon_date: row.hackathon_date || notSpecified,
    source: row.source || "Unknown",
    skills: row.skills ?? "",
    usual_months: null,
    also_at: [],
  };
}

const facts = ["organizer", "mode", "city", "country", "prize", "team", "starts", "ends", "deadline"] as const;
const texts = ["name", "registration_link", "registration_deadline", "hackathon_date", "source", "skills"] as const;

/**
 * Stores a source's rows. Others of its rows go when their registration is still to close, since then they have been
 * withdrawn; those whose time has come have left the source's list by themselves, and stay until they are archived.
 */
export function saveHackathons(db: Db, now: Date, source: string, rows: HackathonRow[], keepOthers: boolean) {
  const at = now.toISOString();
  const isToCome = sql`coalesce(${hackathonContests.deadline}, ${hackathonContests.starts}, '9') > ${at}`;
  return saveRows(
    db,
    now,
    hackathonContests,
    rows.map((row) => ({ ...row, first_seen: at, last_seen: at })),
    {
      told: [...texts, ...facts],
      silent: ["last_seen"],
      others: keepOthers ? undefined : and(eq(hackathonContests.origin, source), isToCome),
    },
  );
}

/** What has been over for a year leaves the archive, and what a source brought that has been switched off leaves at once. */
export function removeStale(db: Db, sources: string[], now: Date) {
  const yearAgo = new Date(now.getTime() - archiveDays * 24 * 60 * 60 * 1000).toISOString();
  const isOff = notInArray(hackathonContests.origin, sources);
  return db.delete(hackathonContests).where(and(isNotNull(hackathonContests.origin), or(isOff, lt(lastDay, yearAgo))));
}
