import { z } from "zod";
import { type LinkResult, linkStates } from "./link-state.ts";
import { linkedLists } from "./linked-lists.ts";

/** The name of this source at the ingest endpoint. */
export const linkHealthSource = "link-health";

export const maxChunkBytes = 256 * 1024;
export const maxChunkResults = 500;

const address = z.url({ protocol: /^https?$/ }).max(500);

const result = z.strictObject({
  directory: z.enum(linkedLists),
  id: z.string().min(1).max(200),
  url: address,
  state: z.enum(linkStates).nullable(),
  code: z.int().min(100).max(999).nullable(),
  movedTo: address.nullable(),
  activity: z.union([z.literal("archived"), z.iso.date()]).nullish(),
  at: z.iso.datetime(),
}) satisfies z.ZodType<LinkResult>;

/** A chunk of a pass, as it is posted. */
export const linkChunk = z.strictObject({ results: z.array(result).min(1).max(maxChunkResults) });
