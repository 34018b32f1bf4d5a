import { eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { afterPass, isSuspect, signOf } from "#domain/link-health/link-health.ts";
import type { LinkHealth, LinkResult } from "#domain/link-health/link-state.ts";
import type { LinkedList } from "#domain/link-health/linked-lists.ts";
import type { PublishedLinks } from "#domain/link-health/published.ts";
import type { Db } from "../../db/client.ts";
import { selectRows } from "../../db/rows.ts";
import { linkHealth } from "../../db/schema.ts";

type StoredLink = typeof linkHealth.$inferSelect;

/** A row is deleted if it was in no pass during this many days before the last pass. */
const forgottenAfterDays = 10;

/** Stores a chunk of a pass, with one read and one write for any number of links. */
export async function saveResults(db: Db, results: LinkResult[]): Promise<void> {
  const keys = JSON.stringify(results.map(({ directory, id }) => [directory, id]));
  const rows = await db
    .select()
    .from(linkHealth)
    .where(sql`("directory", "id") in (select value ->> 0, value ->> 1 from json_each(${keys}))`);
  const known = new Map(rows.map((row) => [`${row.directory}/${row.id}`, row]));
  const links = results.map((result) => {
    const { directory, id, at } = result;
    const before = known.get(`${directory}/${id}`);
    const seen = before && before.seen > at ? before.seen : at;
    return stored({ directory, id, seen, rechecked: before?.rechecked ?? null }, afterPass(before, result));
  });
  await saveLinks(db, links);
}

type Place = Pick<StoredLink, "directory" | "id" | "seen" | "rechecked">;

/** A row of the table: the known health, and the columns that are derived from it. */
export function stored({ directory, id, seen, rechecked }: Place, health: LinkHealth): StoredLink {
  return { ...health, directory, id, seen, rechecked, sign: signOf(health), suspect: isSuspect(health) };
}

/** Inserts or replaces links. */
export async function saveLinks(db: Db, links: StoredLink[]): Promise<void> {
  const fresh = Object.entries(getTableColumns(linkHealth)).map(([key, { name }]) => [
    key,
    sql`excluded.${sql.identifier(name)}`,
  ]);
  await db
    .insert(linkHealth)
    .select(selectRows(linkHealth, JSON.stringify(links)))
    .onConflictDoUpdate({ target: [linkHealth.directory, linkHealth.id], set: Object.fromEntries(fresh) });
}

const afterScheme = sql`substr("url", instr("url", '://') + 3)`;
/** The host of a stored address, with its port. */
const host = sql`lower(substr(${afterScheme}, 1, instr(${afterScheme} || '/', '/') - 1))`;

/** One given-up link per host: the link that has waited longest. Hosts are in the same order. */
export function suspects(db: Db, limit: number) {
  const waitingSince = sql<string>`min(coalesce(${linkHealth.rechecked}, ''))`;
  return db
    .select({ ...getTableColumns(linkHealth), waitingSince }) // SQLite takes the other columns from the row of min()
    .from(linkHealth)
    .where(eq(linkHealth.suspect, true))
    .groupBy(host)
    .orderBy(waitingSince)
    .limit(limit);
}

/**
 * The data that the site publishes. SQLite builds the lists, because building thousands of rows in
 * JavaScript would exceed the free plan's CPU time.
 */
export async function linksToPublish(db: Db): Promise<PublishedLinks> {
  const { directory, checked, activity, sign, seen } = linkHealth;
  const idsBy = (key: SQL<string>, where: SQL) =>
    db
      .select({ directory, key, ids: sql<string>`json_group_array("id")` })
      .from(linkHealth)
      .where(where)
      .groupBy(directory, key);
  const note = sql`json_object('sign', "sign", 'since', substr("bad_since", 1, 10),
    'url', iif("sign" = 'refused', null, "url"), 'movedTo', "moved_to")`;
  const longAgo = sql`strftime('%Y-%m-%dT%H:%M:%fZ', (select max("seen") from "link_health"), ${`-${forgottenAfterDays} days`})`;
  const [, [newest], counts, days, months, notes] = await db.batch([
    db.delete(linkHealth).where(sql`${seen} < ${longAgo}`),
    db.select({ at: sql<string | null>`max(${seen})` }).from(linkHealth),
    db
      .select({ directory: sql<LinkedList>`directory`, states: sql<string>`json_group_object(state, rows)` })
      .from(
        sql`(select directory, coalesce(state, 'unchecked') as state, count(*) as rows from link_health group by 1, 2)`,
      )
      .groupBy(sql`directory`),
    idsBy(sql`substr(${checked}, 1, 10)`, sql`${checked} is not null`),
    idsBy(sql`substr(${activity}, 1, 7)`, sql`${activity} <> 'archived'`),
    db
      .select({ directory, notes: sql<string>`json_group_object("id", ${note})` })
      .from(linkHealth)
      .where(sql`${sign} is not null`)
      .groupBy(directory),
  ]);
  const directories: PublishedLinks["directories"] = {};
  for (const { directory, states } of counts)
    directories[directory] = { counts: JSON.parse(states), checked: {}, pushed: {}, notes: {} };
  for (const { directory, key, ids } of days)
    Object.assign(directories[directory]?.checked ?? {}, { [key]: JSON.parse(ids) });
  for (const { directory, key, ids } of months)
    Object.assign(directories[directory]?.pushed ?? {}, { [key]: JSON.parse(ids) });
  for (const { directory, notes: own } of notes) Object.assign(directories[directory]?.notes ?? {}, JSON.parse(own));
  return { license: "CC0-1.0", lastPass: newest?.at ?? null, directories };
}
