import { zValidator } from "@hono/zod-validator";
import type { ValidationTargets } from "hono";
import type { z } from "zod";
import { ApiError } from "./errors.ts";

/** zod at the door: what the schema refuses never reaches a route, and its first message tells the visitor why. */
export function valid<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return zValidator(target, schema, (result) => {
    if (!result.success) throw new ApiError(400, result.error.issues[0]?.message ?? "This request is not valid");
  });
}
