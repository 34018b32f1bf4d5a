import { z } from "zod";
import type { Skill } from "./vocabulary.ts";

const name = z.string().trim().min(1).max(90);
const names = z.array(name).min(1);

/** An entry of the vocabulary: docs/spec.md, "Job match". */
export const skillSchema = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]+$/),
  label: name,
  kind: z.enum([
    "language",
    "framework",
    "tool",
    "method",
    "domain",
    "certificate",
    "standard",
    "soft",
    "human language",
  ]),
  aliases: names.optional(),
  implies: z.array(z.string()).min(1).optional(),
  shownBy: names.optional(),
  ambiguous: names.optional(),
}) satisfies z.ZodType<Skill>;

/**
 * `headings` are headings of postings, by the subject of the text below. `cues` say how much
 * something is wanted. `vague` words name nothing by themselves.
 */
export const postingWords = z.strictObject({
  headings: z.strictObject({ nice: names, must: names, duties: names, offer: names, about: names, process: names }),
  cues: z.strictObject({ must: names, nice: names, niceAhead: names, force: names, none: names, legal: names }),
  vague: names,
});
