import { z } from "zod";
import { directoryNames } from "./directory.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.string().min(1).max(200);

/** What every directory's row has. `rank` 1 is the best known; an entry of which we know nothing is left out. */
const entry = z.strictObject({
  id: slug,
  name: text,
  url: z.url({ protocol: /^https?$/ }).max(500),
  category: slug,
  description: text,
  tags: z.array(z.string().min(1).max(40)).min(1).optional(),
  rank: z.int().positive(),
});

/**
 * A program that you run yourself for nothing is "free", whatever its licence; "freemium" has a free plan. `openSource` and
 * `local` (it runs on a computer or server of your own) are written only where they hold.
 */
export const aiToolSchema = entry.extend({
  price: z.enum(["free", "freemium", "free-trial", "paid", "contact-sales"]).optional(),
  openSource: z.literal(true).optional(),
  local: z.literal(true).optional(),
  platforms: z.array(slug).min(1).optional(),
});

/**
 * `auth` is what the ready request or plain reading needs; "unknown" cors means that nobody has said; `price` is written
 * where known, "freemium" being a paid product with a free plan; `request` where public-api-requests.json has one.
 */
export const publicApiSchema = entry.extend({
  auth: z.enum(["none", "apiKey", "oauth", "userAgent"]),
  cors: z.enum(["yes", "no", "unknown"]),
  price: z.enum(["free", "freemium", "paid"]).optional(),
  request: z.literal(true).optional(),
});

/**
 * "freemium" is a paid product with a free plan, whose limits `freePlan` names; what you may host yourself for nothing is
 * "free". `runs` says where: with its maker, on your server, on your computer. `openSource` is written only where it holds.
 */
export const toolkitEntrySchema = entry.extend({
  price: z.enum(["free", "freemium", "trial", "paid"]),
  runs: z.array(z.enum(["hosted", "server", "computer"])).min(1),
  openSource: z.literal(true).optional(),
  freePlan: z.string().min(4).max(70).optional(),
});

/**
 * `category` is the project's topic; language "Any" leaves the choice to the learner; `framework` is what the project is about
 * beside the language: "none" is plain language, "any" the learner's choice; `hours` is our estimate of what somebody at its
 * level needs to build it; a "brief" says what to build and leaves how to the learner; `year` is written where the address says it.
 */
export const projectSchema = entry.extend({
  language: text,
  framework: text,
  level: z.enum(["beginner", "intermediate", "advanced"]),
  hours: z.enum(["up-to-2", "2-to-8", "8-to-20", "over-20"]),
  format: z.enum(["text", "video", "repository", "brief"]),
  year: z
    .string()
    .regex(/^20\d\d$/)
    .optional(),
});

/**
 * A free… fact is written only where it holds without conditions; `note` says the rest. A catalog of courses has level "all"
 * and hours "varies"; else `hours` is our estimate. `issuer` is what its provider is, `alsoIn` the languages besides English
 * that we know of, `proctored` says that the exam, free or not, is watched.
 */
export const certificationSchema = entry.extend({
  provider: text,
  level: z.enum(["all", "beginner", "intermediate", "advanced"]),
  hours: z.enum(["up-to-2", "2-to-10", "10-to-40", "over-40", "varies"]),
  issuer: z.enum(["company", "university", "industry-body", "public-body", "platform", "training-company"]),
  alsoIn: z.array(z.string().min(4).max(20)).min(1).optional(),
  freeCourse: z.literal(true).optional(),
  freeExam: z.literal(true).optional(),
  freeCertificate: z.literal(true).optional(),
  freeBadge: z.literal(true).optional(),
  proctored: z.literal(true).optional(),
  note: text.optional(),
});

/**
 * A repository, or a site that finds one (then without topic, language and label). `label` is what its beginner issues carry,
 * letter for letter.
 */
export const openSourceSchema = entry.extend({
  topic: slug.optional(),
  language: text.optional(),
  label: text.optional(),
});

export const goneSchema = z.strictObject({
  id: slug,
  name: text,
  directory: z.enum(directoryNames),
  since: z
    .string()
    .regex(/^20\d\d(-(0[1-9]|1[0-2]))?$/, "wants a month or a year: 2024-09, 2023")
    .optional(),
  reason: z.string().min(20).max(160).regex(/\.$/, "wants a full stop"),
});

export const directoryCategorySchema = z.strictObject({ slug, name: text, description: text });
