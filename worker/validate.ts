import { zValidator } from "@hono/zod-validator";
import type { ValidationTargets } from "hono";
import type { z } from "zod";
import { ApiError } from "./errors.ts";

/**
 * A middleware that checks a request against a schema. The first message of the schema tells the
 * visitor what is wrong.
 */
export function valid<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result) => {
    if (!result.success)
      throw new ApiError(400, "invalid", result.error.issues[0]?.message ?? "The format of this request is not valid");
  });
}
