import { z } from "zod";
import { directoryNames } from "./directory.ts";

const slug = z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/);
const text = z.string().min(1).max(200);

/**
 * The fields of every directory. `rank` 1 is the best known. `aliases` are other names that people
 * search for: "VS Code" for Visual Studio Code. A fact that we do not know is left out.
 */
const entry = z.strictObject({
  id: slug,
  name: text,
  url: z.url({ protocol: /^https?$/ }).max(500),
  category: slug,
  description: text,
  aliases: z.array(z.string().min(2).max(40)).min(1).optional(),
  tags: z.array(z.string().min(1).max(40)).min(1).optional(),
  rank: z.int().positive(),
});

/**
 * In every directory, a program that you run yourself at no cost is "free", whatever its license.
 * It is "freemium" if its maker also sells a hosted edition under the same name. So is a paid
 * product with a free plan. `openSource` is an approved license: of the code, and of the weights if
 * the row is a model. `local` means that all the work its text describes, the model's included, can
 * be done on your own computer or server. Both are written only if known.
 */
export const aiToolSchema = entry.extend({
  price: z.enum(["free", "freemium", "free-trial", "paid", "contact-sales"]).optional(),
  openSource: z.literal(true).optional(),
  local: z.literal(true).optional(),
  platforms: z.array(slug).min(1).optional(),
});

/**
 * `auth` is the least that the ready-made request or a plain read needs. A key, token or password
 * of your own is "apiKey", even if apps that other people sign in to need OAuth. `cors` is "yes" or
 * "no" only if somebody tried it from a web page or the API's documentation says so. `price` is the
 * price of using the API, which may differ from the product's. "freemium" has a free plan, or is
 * free for noncommercial use and sold for the rest; credit that is given once is no free plan.
 * `request` is set if public-api-requests.json has a request.
 */
export const publicApiSchema = entry.extend({
  auth: z.enum(["none", "apiKey", "oauth", "userAgent"]),
  cors: z.enum(["yes", "no", "unknown"]),
  price: z.enum(["free", "freemium", "paid"]).optional(),
  request: z.literal(true).optional(),
});

/**
 * `freePlan` names the limits of a "freemium" tool. `runs` says where its work is done: hosted by
 * its maker, on your server, or on your computer. "computer" means that you install something
 * there: a program, an editor plugin or a browser extension that does the main work. Phone apps and
 * extensions that only help do not count. `openSource` is written only if true.
 */
export const toolkitEntrySchema = entry.extend({
  price: z.enum(["free", "freemium", "trial", "paid"]),
  runs: z.array(z.enum(["hosted", "server", "computer"])).min(1),
  openSource: z.literal(true).optional(),
  freePlan: z.string().min(4).max(70).optional(),
});

/**
 * `category` is the project's topic. Language "Any" means the learner's choice. `framework` is the
 * library that the project teaches: "none" is plain language, "any" is the learner's choice.
 * `hours` is our estimate for a learner at its level. A "brief" says what to build, not how. `year`
 * is set if the address has one. Where a site is gone, the address is the Internet Archive's copy.
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
 * The free… facts are set only if they hold without conditions. `note` names the conditions. A
 * catalog of courses has level "all" and hours "varies"; otherwise `hours` is our estimate.
 * `issuer` is the kind of provider. `alsoIn` lists known languages besides English. `proctored`
 * means that somebody watches the exam.
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
 * A repository, or a site that finds repositories (without topic, language and label). `label` is
 * the exact label of its beginner issues.
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
