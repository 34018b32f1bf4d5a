import type { Db } from "../../db/client.ts";
import { listMemory } from "../../list-memory.ts";
import { type IssueList, listIssues } from "./queries.ts";

const memory = listMemory<"all", IssueList>("The issues cannot be read right now. Please try again in a moment.");

export function rememberedIssues(db: Db, now: number) {
  return memory.read("all", now, () => listIssues(db));
}

export const forgetIssues = memory.forget;
