import { and, eq, gt, lte, sql } from "drizzle-orm";
import { hex } from "#domain/text/text.ts";
import { transferMinutes } from "#domain/transfers/link.ts";
import type { Db } from "../../db/client.ts";
import { transfers } from "../../db/schema.ts";

/**
 * At most this many transfers are stored at one time: 150 MB of the 500 MB that a database may
 * have.
 */
const maxKept = 100;

/**
 * Stores an encrypted text for ten minutes and returns its random id. Returns undefined while too
 * many texts are stored.
 */
export async function keepTransfer(db: Db, sealed: string, now: Date) {
  const id = hex(crypto.getRandomValues(new Uint8Array(16)).buffer);
  const expires_at = new Date(now.getTime() + transferMinutes * 60_000).toISOString();
  const hasRoom = sql`(select count(*) from ${transfers}) < ${maxKept}`;
  const [, kept] = await db.batch([
    db.delete(transfers).where(lte(transfers.expires_at, now.toISOString())),
    db
      .insert(transfers)
      .select(sql`select ${id}, ${sealed}, ${expires_at} where ${hasRoom}`)
      .returning({ id: transfers.id }),
  ]);
  return kept.length > 0 ? { id, expires_at } : undefined;
}

/**
 * Removes and returns an encrypted text. If two requests come at once, only one of them gets it.
 */
export async function takeTransfer(db: Db, id: string, now: Date): Promise<string | undefined> {
  const isReadable = and(eq(transfers.id, id), gt(transfers.expires_at, now.toISOString()));
  const [row] = await db.delete(transfers).where(isReadable).returning({ sealed: transfers.sealed });
  return row?.sealed;
}

/** Deletes transfers that nobody has fetched in time. */
export async function removeOldTransfers(db: Db, now: Date): Promise<void> {
  await db.delete(transfers).where(lte(transfers.expires_at, now.toISOString()));
}
