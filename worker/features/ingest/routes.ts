import { Hono } from "hono";
import {
  answerSeparator,
  hasSignatureShape,
  isIngestSignature,
  isTimely,
  signatureHeader,
  timestampHeader,
} from "#domain/ingest.ts";
import { takeBody } from "../../bounded-body.ts";
import { connect } from "../../db/client.ts";
import type { AppEnv } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import type { RefreshJob } from "../../refresh.ts";
import type { Answers } from "../../upstream.ts";
import { recordSignature } from "./queries.ts";

const maxBytes = 16 * 1024 * 1024;
const unsigned = "The signature is missing or wrong";

/**
 * The second way in, for sources that refuse data centers: what somebody else was answered runs through the same parser
 * and the same safeguards as what we are answered ourselves. The body is taken in last: all but its signature can be
 * judged without it.
 */
export function ingest(jobs: RefreshJob[]) {
  return new Hono<AppEnv>().post("/:source", async (c) => {
    const source = c.req.param("source");
    const job = jobs.find(({ sources }) =>
      sources(c.env).some(({ name, isPrediction }) => name === source && !isPrediction),
    );
    if (!job) throw new ApiError(404, "There is no such source, or it is switched off");
    const secret = c.env.INGEST_SECRET;
    if (!secret) throw new ApiError(503, "Ingestion is not set up here: INGEST_SECRET is missing");

    const now = new Date();
    const timestamp = c.req.header(timestampHeader) ?? "";
    const signature = c.req.header(signatureHeader) ?? "";
    if (!isTimely(timestamp, now)) throw new ApiError(401, "The timestamp is missing or more than five minutes off");
    if (!hasSignatureShape(signature)) throw new ApiError(401, unsigned);
    await takeBody(c, maxBytes, `An ingested answer may have at most ${maxBytes} bytes`);
    const body = await c.req.text();
    if (!(await isIngestSignature(signature, { secret, timestamp, source, body }))) throw new ApiError(401, unsigned);

    const db = connect(c.env);
    if (!(await recordSignature(db, signature, now))) throw new ApiError(409, "This answer has been received before");
    const [run] = await job.refresh({ db, env: c.env, now, only: source, ask: answersOf(body) });
    if (!run || run.status === "failure") throw new ApiError(422, run?.detail ?? "Nothing was refreshed");
    const { status, rows, skipped, detail } = run;
    return c.json({ source, status, rows, skipped, detail });
  });
}

/** Gives the answers of the body in their order, whatever is asked: the source asks for them in that order. */
function answersOf(body: string): Answers {
  const answers = body.split(answerSeparator);
  async function next(): Promise<string> {
    const answer = answers.shift();
    if (answer === undefined) throw new Error("The request has no further answer");
    return answer;
  }
  return { json: async () => JSON.parse(await next()), html: next };
}
