import { z } from "zod";
import { line, webUrl } from "../text/text.schema.ts";
import type { RecurringHackathon } from "./catalogue.ts";
import { type HackathonMode, hackathonModes } from "./hackathons.ts";

export const hackathonCatalogue = z.array(
  z.strictObject({
    name: line(80),
    url: webUrl.regex(/^https:/, "wants https"),
    organizer: line(80),
    usualMonths: line(30),
    themes: z.array(line(40)).min(1).max(8),
    country: line(40).optional(),
    mode: z.enum(Object.keys(hackathonModes) as HackathonMode[]).optional(),
  }),
) satisfies z.ZodType<RecurringHackathon[]>;

export const hackathonPlatform = z.strictObject({ name: line(40), url: webUrl, description: line(160) });
