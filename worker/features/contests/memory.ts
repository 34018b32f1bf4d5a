import type { ContestSort } from "#domain/contests.ts";
import type { Db } from "../../db/client.ts";
import { ApiError } from "../../errors.ts";
import { type Versioned, versioned } from "../../versioned.ts";
import { type ContestList, listContests } from "./queries.ts";

type Remembered = { readAt: number; list: ContestList; answer: Versioned };

const maxAgeMs = 60_000;
const memory = new Map<ContestSort, Remembered>();

/**
 * The list as the database had it at most a minute ago, or the last one known while the database does not answer:
 * it changes every six hours, so a busy hour costs a read a minute in each isolate.
 */
export async function rememberedContests(db: Db, sort: ContestSort, now: number): Promise<Remembered> {
  const known = memory.get(sort);
  if (known && now - known.readAt < maxAgeMs) return known;
  try {
    const list = await listContests(db, sort);
    const read = { readAt: now, list, answer: await versioned(JSON.stringify(list)) };
    memory.set(sort, read);
    return read;
  } catch (error) {
    console.error(error);
    if (known) return known;
    throw new ApiError(503, "The contests cannot be read right now. Please try again in a moment.");
  }
}

export function forgetContests() {
  memory.clear();
}
