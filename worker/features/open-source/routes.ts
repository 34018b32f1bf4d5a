import { Hono } from "hono";
import { connect } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { answerList } from "../../versioned.ts";
import { rememberedIssues } from "./memory.ts";
import type { IssueList } from "./queries.ts";

export const openSource = new Hono<AppEnv>().get("/", async (c) => {
  const { answer } = await rememberedIssues(connect(c.env), Date.now());
  return answerList<IssueList>(c, answer);
});
