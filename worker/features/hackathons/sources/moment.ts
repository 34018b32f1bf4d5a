import { z } from "zod";

/**
 * If the text has a time zone, an instant in UTC. Otherwise only the day: a time of day without a
 * zone is ignored.
 */
export const moment = z
  .string()
  .regex(/^\d{4}-\d\d-\d\d/)
  .transform((text, context) => {
    const isInstant = /T.*(Z|[+-]\d\d:?\d\d)$/.test(text.replace(" ", "T"));
    const time = new Date(isInstant ? text.replace(" ", "T") : text.slice(0, 10));
    if (!Number.isNaN(time.getTime())) return isInstant ? time.toISOString() : text.slice(0, 10);
    context.addIssue({ code: "custom", message: "No date" });
    return z.NEVER;
  });
