import type { ValidationTargets } from "hono";
import { validator } from "hono/validator";
import type { z } from "zod";
import { ApiError } from "./errors.ts";

/** zod at the door: what the schema refuses never reaches a route, and its first message tells the visitor why. */
export function valid<Target extends keyof ValidationTargets, Schema extends z.ZodType>(
  target: Target,
  schema: Schema,
) {
  return validator(target, (value): z.output<Schema> => {
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    throw new ApiError(400, result.error.issues[0]?.message ?? "This request is not valid");
  });
}
