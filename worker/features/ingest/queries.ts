import { lt } from "drizzle-orm";
import { ingestWindowSeconds } from "#domain/ingest.ts";
import type { Db } from "../../db/client.ts";
import { ingested } from "../../db/schema.ts";

/**
 * Records a signature. Returns false if it is already known. Since a timestamp may be early or
 * late, the signature is kept for twice the clock window.
 */
export async function recordSignature(db: Db, signature: string, now: Date): Promise<boolean> {
  const forgetBefore = new Date(now.getTime() - 2 * ingestWindowSeconds * 1000).toISOString();
  const [, added] = await db.batch([
    db.delete(ingested).where(lt(ingested.received_at, forgetBefore)),
    db.insert(ingested).values({ signature, received_at: now.toISOString() }).onConflictDoNothing().returning(),
  ]);
  return added.length > 0;
}
