import { z } from "zod";
import { linkChunk, linkHealthSource, maxChunkBytes } from "#domain/link-health/link-health.schema.ts";
import { dayMs } from "#domain/time.ts";
import type { Db } from "../../db/client.ts";
import { ApiError } from "../../errors.ts";
import { saveResults } from "./queries.ts";

/** How far the sender's clock may be ahead, and how old a pass may be on arrival. */
const aheadMs = 5 * 60 * 1000;
const oldestMs = 2 * dayMs;

/** Accepts a chunk of a pass over the links. */
const intake = {
  maxBytes: maxChunkBytes,
  take: async ({ db, now }: { db: Db; now: Date }, [answer = ""]: string[]) => {
    const results = resultsIn(answer);
    const ages = results.map(({ at }) => now.getTime() - Date.parse(at));
    if (Math.min(...ages) < -aheadMs || Math.max(...ages) > oldestMs)
      throw unreadable("A result is older than two days, or from the future");
    await saveResults(db, results);
    return { source: linkHealthSource, status: "success", rows: results.length, skipped: 0, detail: null };
  },
};

/** What the ingest endpoint accepts besides the answers of sources, by name. */
export const intakes = { [linkHealthSource]: intake };

function resultsIn(answer: string) {
  try {
    return linkChunk.parse(JSON.parse(answer)).results;
  } catch (error) {
    throw unreadable(error instanceof z.ZodError ? z.prettifyError(error).slice(0, 300) : String(error));
  }
}

function unreadable(message: string): ApiError {
  return new ApiError(422, "unreadable-answer", message);
}
