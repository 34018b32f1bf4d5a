import { Hono } from "hono";
import { connect } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { answerVersion } from "../../versioned.ts";
import { rememberedIssues } from "./memory.ts";
import type { IssueList } from "./queries.ts";

export const openSource = new Hono<AppEnv>().get("/", async (c) => {
  const { answer } = await rememberedIssues(connect(c.env), Date.now());
  return answerVersion<IssueList>(c, answer, {
    "Content-Type": "application/json; charset=utf-8",
    "Cache-Control": "public, max-age=60, stale-while-revalidate=600",
  });
});
