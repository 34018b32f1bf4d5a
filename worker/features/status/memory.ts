import type { Db } from "../../db/client.ts";
import type { Env } from "../../env.ts";
import { listMemory } from "../../list-memory.ts";
import type { RefreshJob } from "../../refresh.ts";
import { type Status, sourceStatuses } from "./queries.ts";

const memory = listMemory<"all", Status>("The status cannot be read right now. Please try again in a moment.");

export function rememberedStatus(db: Db, env: Env, jobs: RefreshJob[], now: number) {
  return memory.read("all", now, () => sourceStatuses(db, env, jobs, new Date(now)));
}
