import type { ContestSort } from "#domain/contests.ts";
import type { Db } from "../../db/client.ts";
import { listMemory } from "../../list-memory.ts";
import { type ContestList, listContests } from "./queries.ts";

const memory = listMemory<ContestSort, ContestList>(
  "The contests cannot be read right now. Please try again in a moment.",
);

export function rememberedContests(db: Db, sort: ContestSort, now: number) {
  return memory.read(sort, now, () => listContests(db, sort));
}

export const forgetContests = memory.forget;
