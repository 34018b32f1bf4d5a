import { z } from "zod";
import { maxSealed } from "./link.ts";

/** A stored transfer: a sealed text in base64url, see seal.ts. */
export const transferSchema = z.object({
  sealed: z
    .string("Please send a sealed text")
    .max(maxSealed, "This is too much for a link")
    .regex(/^[\w-]+$/, "Please send a sealed text"),
});
