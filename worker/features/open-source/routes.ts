import { Hono } from "hono";
import type { AppEnv } from "../../env.ts";
import { answerList } from "../../list-answers.ts";
import { issueCache } from "./cache.ts";
import type { IssueList } from "./queries.ts";

export const openSource = new Hono<AppEnv>().get("/", async (c) => {
  const { answer } = await issueCache.read(c, "all");
  return answerList<IssueList>(c, answer);
});
