import { lt, sql } from "drizzle-orm";
import { leadRetentionDays } from "#domain/leads.schema.ts";
import type { Lead } from "#domain/leads.ts";
import { daysBefore } from "#domain/time.ts";
import type { Db } from "../../db/client.ts";
import { downloadLeads } from "../../db/schema.ts";

/**
 * Stores a lead. Each email address has one row. The row keeps its first name, so somebody who
 * knows an address can only increase its count. It is one statement, so that two requests at once
 * do not lose a count. An error does not contain the lead, but the library's own message would put
 * it into the log.
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

/** Deletes leads after the period that the privacy policy promises. */
export async function removeOldLeads(db: Db, now: Date): Promise<void> {
  await db.delete(downloadLeads).where(lt(downloadLeads.last_at, daysBefore(now, leadRetentionDays)));
}
