import { Hono } from "hono";
import type { ContentfulStatusCode } from "hono/utils/http-status";
import { z } from "zod";
import { maxResumeBytes } from "#domain/limits.ts";
import { type Reading, toPortfolio } from "#domain/portfolio/from-resume.ts";
import { beyondOf } from "#domain/portfolio/to-beyond.ts";
import { grounded, withModelFacts } from "#domain/resume/model-facts.ts";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { plainText, textLines } from "#domain/resume/plain-text.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { type Refusal, ResumeRefused, refusalMessages } from "#domain/resume/refusals.ts";
import { boundedBody } from "../../bounded-body.ts";
import type { AppEnv, Env } from "../../env.ts";
import { ApiError } from "../../errors.ts";
import { whileEnabled } from "../../flags.ts";
import { rateLimit } from "../../rate-limit.ts";
import { valid } from "../../validate.ts";
import { readPdf } from "./read-pdf.ts";

/** Room for the rest of the form: its boundaries and the file's name. */
const formBytes = 16 * 1024;
const upload = z.object({
  resume: z.instanceof(File, { error: "Please select a PDF file" }),
  /** With "no", no language model gets the text, even if one is configured. */
  model: z.literal("no").optional(),
});
/** After 16 seconds, eight steps of `stepMs`, the screen says "complete" by its own clock. */
const modelMs = 15_000;
const statuses: Partial<Record<Refusal, ContentfulStatusCode>> = { "too-large": 413, "not-a-pdf": 415, busy: 503 };

export const resume = new Hono<AppEnv>().post(
  "/",
  rateLimit("resume", "You have reached the limit of tries for this minute"),
  whileEnabled("resume_to_portfolio", "This tool is disabled at the moment"),
  boundedBody(maxResumeBytes + formBytes, refusalMessages["too-large"]),
  valid("form", upload),
  async (c) => {
    const { resume, model } = c.req.valid("form");
    const document = await readPdf(new Uint8Array(await resume.arrayBuffer())).catch(refuse);
    const read = readResume(document);
    const reading = toPortfolio(read);
    const helped = model === "no" ? reading : await helpedByModel(c.env, document, reading);
    return c.json({ ...helped, lines: textLines(document), beyond: beyondOf(read) }, 200, {
      "Cache-Control": "no-store",
    });
  },
);

/** The reading. If a model is configured and answers, the model has completed it. */
async function helpedByModel(env: Env, document: ResumeDocument, reading: Reading): Promise<Reading> {
  if (!env.AI_MODEL || !(env.AI || env.AI_BASE_URL)) return reading;
  try {
    // Loaded only here, because it is only needed with a model.
    const { askModel } = await import("./model.ts");
    const text = plainText(document);
    return withModelFacts(reading, grounded(await askModel(env, env.AI_MODEL, text, modelMs), text));
  } catch (error) {
    // Logs only the error's name, because the message may quote the resume.
    console.warn("The model did not help:", error instanceof Error ? error.name : "unknown");
    return reading;
  }
}

function refuse(error: unknown): never {
  if (!(error instanceof ResumeRefused)) throw error;
  const { refusal, message } = error;
  throw new ApiError(statuses[refusal] ?? 422, refusal, message, refusal === "busy" ? 5 : undefined);
}
