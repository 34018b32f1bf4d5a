import type { When } from "#domain/hackathons/hackathons.ts";
import type { Db } from "../../db/client.ts";
import { listMemory } from "../../list-memory.ts";
import { type HackathonList, listHackathons } from "./queries.ts";

const memory = listMemory<When, HackathonList>(
  "The hackathons cannot be read right now. Please try again in a moment.",
);

export function rememberedHackathons(db: Db, when: When, now: number) {
  return memory.read(when, now, () => listHackathons(db, when, new Date(now)));
}

export const forgetHackathons = memory.forget;
