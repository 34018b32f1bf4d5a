import { z } from "zod";

/**
 * A time as an instant in UTC when the text says its zone, or else only its day: a time without a
 * zone is never read.
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
