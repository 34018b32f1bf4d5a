import { lt, sql } from "drizzle-orm";
import { leadRetentionDays } from "#domain/leads.schema.ts";
import type { Lead } from "#domain/leads.ts";
import { daysBefore } from "#domain/time.ts";
import type { Db } from "../../db/client.ts";
import { downloadLeads } from "../../db/schema.ts";

/**
 * One row per email address. The first name stays: who knows an address can add to its count, but
 * not rename it. One statement, so that two at once cannot lose each other's count. A failure says
 * nothing of the lead: the library's own message would quote it into the log.
 */
export async function saveLead(db: Db, { email, name }: Lead, now: Date): Promise<void> {
  const at = now.toISOString();
  await db
    .insert(downloadLeads)
    .values({ email, name, first_at: at, last_at: at })
    .onConflictDoUpdate({
      target: downloadLeads.email,
      set: { last_at: at, count: sql`${downloadLeads.count} + 1` },
    })
    .catch(({ cause }) => {
      throw new Error("A lead could not be stored", { cause });
    });
}

/** Deletes the leads that the privacy policy promises to keep no longer. */
export async function removeOldLeads(db: Db, now: Date): Promise<void> {
  await db.delete(downloadLeads).where(lt(downloadLeads.last_at, daysBefore(now, leadRetentionDays)));
}
