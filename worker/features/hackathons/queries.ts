import { and, desc, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import catalogue from "#content/hackathons.json" with { type: "json" };
import { catalogueRow, type RecurringHackathon } from "#domain/hackathons/catalogue.ts";
import { type Hackathon, listableHackathons, notSpecified, type When } from "#domain/hackathons/hackathons.ts";
import { mergedHackathons } from "#domain/hackathons/merge.ts";
import { archiveDays, isOver } from "#domain/hackathons/moments.ts";
import { sortedHackathons } from "#domain/hackathons/order.ts";
import { daysBefore } from "#domain/time.ts";
import type { Db } from "../../db/client.ts";
import { saveRows } from "../../db/rows.ts";
import { hackathonContests, lastDay } from "../../db/schema.ts";
import type { SourceSettings } from "../../env.ts";
import { newestSuccess } from "../../fetch-log.ts";
import { isShown } from "../../source.ts";
import type { HackathonRow } from "./sources/source.ts";
import { hackathonSources } from "./sources.ts";

export type HackathonList = { lastUpdated: string | null; hackathons: Hackathon[] };

/**
 * Six times the usual number of hackathons in all sources. These limit the answer, not the table.
 */
const maxDated = 3000;
const maxUndated = 500;

const recurring = (catalogue as RecurringHackathon[]).map(catalogueRow);

/**
 * Upcoming: each event of the sources once, and the recurring events of the catalogue, which need
 * no source. Past: the archive, with the latest first. Rows without a date were added by hand, and
 * never count as over. Takes one round trip to D1.
 */
export async function listHackathons(
  db: Db,
  when: When,
  now: Date,
  settings: SourceSettings = {},
): Promise<HackathonList> {
  const isOn = isShown(hackathonSources(), hackathonContests.origin, settings);
  // The index finds the days around now. Then `isOver` decides, exact to the minute.
  const isNear = when === "past" ? lt(lastDay, daysBefore(now, -1)) : gte(lastDay, daysBefore(now, 2));
  const [dated, undated, [newest]] = await db.batch([
    db.select().from(hackathonContests).where(and(isNear, isOn)).orderBy(desc(lastDay)).limit(maxDated),
    db
      .select()
      .from(hackathonContests)
      .where(and(isNull(lastDay), isOn))
      .limit(when === "past" ? 0 : maxUndated),
    newestSuccess(db, "hackathons"),
  ]);
  const rows = listableHackathons([...dated, ...undated].map(fromStored));
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
 * The statements that store a source's rows. Other rows of the source are deleted if their
 * registration is still open, because then the event was withdrawn. Past events are no longer in
 * the source's list, and stay for the archive.
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
      versioned: [...texts, ...facts],
      unversioned: ["last_seen"],
      deleteWhere: keepOthers ? undefined : and(eq(hackathonContests.origin, source), isToCome),
    },
  );
}

/** Deletes hackathons that ended more than a year ago. Rows added by hand stay. */
export function removeArchived(db: Db, now: Date) {
  const isOld = lt(lastDay, daysBefore(now, archiveDays));
  return db.delete(hackathonContests).where(and(isOld, isNotNull(hackathonContests.origin)));
}
