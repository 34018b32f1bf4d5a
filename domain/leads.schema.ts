import { z } from "zod";
import { maxEmail, maxPersonName } from "./limits.ts";
import { oneLine } from "./text/text.ts";

/**
 * Leads are deleted this many days after the last download. The privacy policy names the number.
 */
export const leadRetentionDays = 365;

/** The rule of HTML's email input ("valid email address"), and the host needs a dot. */
const address = new RegExp(`(?=.*@.*\\.)${z.regexes.html5Email.source}`);

/**
 * docs/spec.md, section 3, "Download lead": the name is trimmed, the email is trimmed and
 * lower-cased, and both are required. Control characters and direction marks in a name become
 * spaces.
 */
export const leadSchema = z.object(
  {
    email: z
      .string("Please enter your email address")
      .trim()
      .toLowerCase()
      .max(maxEmail, "This email address is too long")
      .pipe(z.email({ pattern: address, error: "Please enter a valid email address" })),
    name: z
      .string("Please enter your name")
      .transform(oneLine)
      .pipe(z.string().min(1, "Please enter your name").max(maxPersonName, "Please enter a shorter name")),
  },
  "Please send your name and email address",
);

export type Lead = z.infer<typeof leadSchema>;
