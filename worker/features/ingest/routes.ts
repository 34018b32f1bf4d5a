import { type Context, Hono } from "hono";
import {
  answerSeparator,
  bodyDigest,
  digestHeader,
  hasHashShape,
  isIngestSignature,
  isTimely,
  minSecretLength,
  signatureHeader,
  timestampHeader,
} from "#domain/ingest.ts";
import type { Answers } from "../../answers.ts";
import { takeBody } from "../../bounded-body.ts";
import { connect, type Db } from "../../db/client.ts";
import type { AppEnv, Env } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { rateLimit } from "../../rate-limit.ts";
import type { RefreshJob } from "../../refresh-job.ts";
import { recordSignature } from "./queries.ts";

const maxBytes = 8 * 1024 * 1024;

type Taken = { source: string; status: string; rows?: number; skipped?: number; detail?: string | null };
/** Something that accepts ingested answers. */
type Intake = {
  maxBytes: number;
  take(deps: { db: Db; env: Env; now: Date }, answers: string[]): Promise<Taken>;
};

/**
 * A second way to get data, for sources that refuse requests from data centers. Answers that were
 * fetched elsewhere pass the same parser and safeguards as answers that we fetch. `others` are
 * intakes that are not sources of a job. The signature is checked and recorded before the body is
 * read.
 */
export function ingest(jobs: RefreshJob[], others: Record<string, Intake>) {
  return new Hono<AppEnv>().post(
    "/:source",
    rateLimit("ingest", "Too many answers in this minute. Please wait and try again."),
    async (c) => {
      const source = c.req.param("source");
      const intake = Object.hasOwn(others, source) ? others[source] : sourceIntake(jobs, source, c.env);
      if (!intake) throw new ApiError(404, "not-found", "There is no such source, or it is switched off");
      const now = new Date();
      const db = connect(c.env);
      const { signature, digest } = await checkSignature(c, source, now);
      if (!(await recordSignature(db, signature, now)))
        throw new ApiError(409, "already-received", "This answer has been received before");
      const answers = await readAnswers(c, digest, intake.maxBytes);
      return c.json(await intake.take({ db, env: c.env, now }, answers));
    },
  );
}

/** The intake of a job's source. Undefined if the source does not exist or is switched off. */
function sourceIntake(jobs: RefreshJob[], source: string, env: Env): Intake | undefined {
  const job = jobs.find(({ sources }) =>
    sources(env).some(({ name, isPrediction }) => name === source && !isPrediction),
  );
  return (
    job && {
      maxBytes,
      take: async (deps, answers) => {
        const [run] = await job.refresh({ ...deps, only: source, ask: answersInOrder(answers) });
        if (!run || run.status === "failure")
          throw new ApiError(422, "unreadable-answer", run?.detail ?? "Nothing was refreshed");
        const { status, rows, skipped, detail } = run;
        return { source, status, rows, skipped, detail };
      },
    }
  );
}

async function checkSignature(c: Context<AppEnv>, source: string, now: Date) {
  const secret = c.env.INGEST_SECRET ?? "";
  if (secret.length < minSecretLength)
    throw new ApiError(503, "disabled", `Ingestion is off: INGEST_SECRET needs ${minSecretLength} characters or more`);
  const timestamp = c.req.header(timestampHeader) ?? "";
  if (!isTimely(timestamp, now))
    throw new ApiError(401, "unsigned", "The timestamp is missing or more than five minutes off");
  const digest = c.req.header(digestHeader) ?? "";
  const signature = c.req.header(signatureHeader) ?? "";
  if (!hasHashShape(digest) || !(await isIngestSignature(signature, { secret, timestamp, source, digest })))
    throw new ApiError(401, "unsigned", "The signature is missing or wrong");
  return { signature, digest };
}

async function readAnswers(c: Context<AppEnv>, digest: string, maxBytes: number): Promise<string[]> {
  await takeBody(c, maxBytes, `An ingested answer may have at most ${maxBytes} bytes`);
  const body = new Uint8Array(await c.req.arrayBuffer());
  if ((await bodyDigest(body)) !== digest) throw new ApiError(401, "unsigned", "The body has another digest");
  return new TextDecoder().decode(body).split(answerSeparator);
}

/**
 * Returns the answers in their order, whatever is requested: the source sends its requests in that
 * order.
 */
function answersInOrder(answers: string[]): Answers {
  let given = 0;
  async function next(): Promise<string> {
    const answer = answers[given++];
    if (answer === undefined) throw new Error("The request has no further answer");
    return answer;
  }
  return { json: async () => JSON.parse(await next()), html: next };
}
