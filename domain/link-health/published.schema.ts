import { z } from "zod";
import { linkSigns, linkStates } from "./link-state.ts";
import { linkedLists } from "./linked-lists.ts";
import type { DirectoryLinks, PublishedLinks } from "./published.ts";

const day = z.iso.date();
const directoryLinks = z.strictObject({
  counts: z
    .partialRecord(z.enum([...linkStates, "unchecked"]), z.int())
    .meta({ description: "How many rows are in each state" }),
  checked: z.record(day, z.array(z.string())).meta({ description: "Ids of rows by the day of their last check" }),
  pushed: z
    .record(z.string().regex(/^\d{4}-\d{2}$/), z.array(z.string()))
    .optional()
    .meta({ description: "Ids of rows that are repositories, by the month of the last push" }),
  notes: z
    .record(
      z.string(),
      z.strictObject({
        sign: z.enum(linkSigns),
        since: day.nullable(),
        url: z.string().nullable(),
        movedTo: z.string().nullable(),
      }),
    )
    .meta({ description: "What there is to say of a row's address, by the row's id" }),
}) satisfies z.ZodType<DirectoryLinks>;

/** The published facts about the site's links. */
export const publishedLinks = z.strictObject({
  license: z.literal("CC0-1.0"),
  lastPass: z.iso.datetime().nullable(),
  directories: z.partialRecord(z.enum(linkedLists), directoryLinks),
}) satisfies z.ZodType<PublishedLinks>;
