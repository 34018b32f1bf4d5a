import { Hono } from "hono";
import { maxSealed } from "#domain/transfers/link.ts";
import { transferSchema } from "#domain/transfers/transfers.schema.ts";
import { boundedBody } from "../../bounded-body.ts";
import { connect } from "../../db/client.ts";
import { storageDeadlines, within } from "../../deadline.ts";
import type { AppEnv } from "../../env.ts";
import { ApiError, unavailable } from "../../errors.ts";
import { rateLimit } from "../../rate-limit.ts";
import { valid } from "../../validate.ts";
import { keepTransfer, takeTransfer } from "./queries.ts";

const limit = rateLimit("transfers", "Too many tries. Please wait a minute and try again.");

/** Turns a database failure into a 503 error, and keeps the encrypted text out of the log. */
async function orUnavailable<Result>(work: Promise<Result>): Promise<Result> {
  try {
    return await within(storageDeadlines.write, "The transfer", work);
  } catch {
    console.error("A transfer failed");
    throw unavailable("The transfer did not work. Please try again in a moment.");
  }
}

export const transfers = new Hono<AppEnv>()
  .post(
    "/",
    limit,
    boundedBody(maxSealed + 100, "This is too much for a link"),
    valid("json", transferSchema),
    async (c) => {
      const kept = await orUnavailable(keepTransfer(connect(c.env), c.req.valid("json").sealed, new Date()));
      if (!kept) throw new ApiError(503, "busy", "Too many people are moving their data at this moment", 600);
      return c.json(kept, 201, { "Cache-Control": "no-store" });
    },
  )
  .delete("/:id", limit, async (c) => {
    const sealed = await orUnavailable(takeTransfer(connect(c.env), c.req.param("id"), new Date()));
    if (sealed === undefined)
      throw new ApiError(
        404,
        "not-found",
        "This link was used already, or it is older than ten minutes. The other device still has everything: make a new link there",
      );
    return c.json({ sealed }, 200, { "Cache-Control": "no-store" });
  });
