import { z } from "zod";
import { line } from "../text/text.schema.ts";
import type { Platform } from "./links.ts";

export const jobPlatform = z.strictObject({
  name: line(40),
  emoji: z.string().min(1).max(8),
  description: line(120),
  hot: z.literal(true).optional(),
  sites: z.array(line(60)).min(1).optional(),
  countrySites: z.record(line(60), line(60)).optional(),
}) satisfies z.ZodType<Platform>;
