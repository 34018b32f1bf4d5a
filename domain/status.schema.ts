import { z } from "zod";
import type { SourceStatus } from "./status.ts";

const text = z.string();
const timeOrNull = z.iso.datetime().nullable();

export const sourceStatus = z.strictObject({
  job: text,
  source: text,
  label: text,
  state: z.enum(["working", "waiting", "failing", "broken"]),
  shows: z.enum(["current", "last-good", "predicted", "nothing"]),
  lastSuccess: timeOrNull,
  lastFailure: timeOrNull,
  reason: text.nullable(),
  rows: z.int(),
  usualRows: z.number(),
  nextRun: z.iso.datetime(),
}) satisfies z.ZodType<SourceStatus>;
