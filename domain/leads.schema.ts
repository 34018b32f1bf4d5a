import { z } from "zod";
import { emailPattern, leadSentences } from "./leads.ts";
import { maxEmail, maxPersonName } from "./limits.ts";
import { oneLine } from "./text/text.ts";

/**
 * Leads are deleted this many days after the last download. The privacy policy names the number.
 */
export const leadRetentionDays = 365;

/** The rules of leads.ts for a lead, as a schema. */
export const leadSchema = z.object(
  {
    email: z
      .string(leadSentences.noEmail)
      .trim()
      .toLowerCase()
      .min(1, leadSentences.noEmail)
      .max(maxEmail, leadSentences.longEmail)
      .pipe(z.email({ pattern: emailPattern, error: leadSentences.partialEmail })),
    name: z
      .string(leadSentences.noName)
      .transform(oneLine)
      .pipe(z.string().min(1, leadSentences.noName).max(maxPersonName, leadSentences.longName)),
  },
  "Please send your name and email address",
);
