import { z } from "zod";
import { type Contest, contestSorts } from "./contests/contests.ts";
import type { CountryEntry } from "./countries.ts";
import type { ErrorCode } from "./error-codes.ts";
import { flagDefaults } from "./flags.ts";
import { type Hackathon, whens } from "./hackathons/hackathons.ts";
import { leadSchema } from "./leads.schema.ts";
import { linkedLists } from "./link-health/linked-lists.ts";
import { publishedLinks } from "./link-health/published.schema.ts";
import { publishedLinksPath } from "./link-health/published.ts";
import type { BeginnerIssue } from "./open-source/issues.ts";
import type { Beyond } from "./portfolio/beyond.ts";
import { portfolioDataSchema } from "./portfolio/portfolio.schema.ts";
import { site } from "./site.ts";
import { sourceStatus } from "./status.schema.ts";
import { transferSchema } from "./transfers/transfers.schema.ts";

const text = z.string();
const textOrNull = z.string().nullable();
const time = z.iso.datetime();
const timeOrNull = time.nullable();

const contest = z.strictObject({
  id: text,
  event: text,
  start_time: timeOrNull,
  end_time: timeOrNull,
  resource: text.meta({ description: "The platform's host" }),
  href: text,
  popularity_score: z.number(),
  predicted: z.boolean().meta({ description: "Computed from the usual schedule, not announced" }),
  changed_at: timeOrNull,
}) satisfies z.ZodType<Contest>;

const hackathon = z.strictObject({
  name: text,
  registration_link: text,
  registration_deadline: text.meta({ description: "A date as text, or 'Not Specified'" }),
  hackathon_date: text.meta({ description: "A date or a range as text, or 'Not Specified'" }),
  source: text,
  skills: text.meta({ description: "Separated by commas" }),
  id: text,
  origin: textOrNull,
  organizer: textOrNull,
  mode: z.enum(["online", "in_person", "hybrid"]).nullable(),
  city: textOrNull,
  country: textOrNull,
  prize: textOrNull,
  team: textOrNull,
  starts: textOrNull.meta({ description: "An instant in UTC or a bare day, ISO 8601" }),
  ends: textOrNull,
  deadline: textOrNull,
  usual_months: textOrNull,
  also_at: z.array(text),
  changed_at: textOrNull,
}) satisfies z.ZodType<Hackathon>;

const issue = z.strictObject({
  id: text,
  title: text,
  url: text,
  repo: text,
  language: text,
  stars: z.int(),
  comments: z.int(),
  labels: text,
  opened_at: time,
  updated_at: time,
  response_days: z.number().nullable(),
}) satisfies z.ZodType<BeginnerIssue>;

const flag = z.strictObject({
  name: z.enum(Object.keys(flagDefaults)),
  enabled: z.boolean(),
  expiresAt: time,
  modelProvider: textOrNull,
});

const refusal = z.strictObject({
  error: text.meta({ description: "A sentence for people" }),
  code: text.meta({ description: "What went wrong, for programs" }) as z.ZodType<ErrorCode>,
});

const confidences = z.record(text, z.number().min(0).max(1));

const beyond = z.strictObject({
  roles: z.array(z.strictObject({ position: text, company: text, place: text })),
  education: z.array(z.strictObject({ degree: text, institution: text, grade: text })),
  skills: z.array(z.strictObject({ label: text, items: z.array(text) })),
  certifications: z.array(text),
  publications: z.array(z.strictObject({ title: text, description: text })),
  languages: z.array(z.strictObject({ name: text, level: text })),
  websites: z.array(z.strictObject({ label: text, url: text })),
}) satisfies z.ZodType<Beyond>;

type Call = {
  summary: string;
  query?: Record<string, z.ZodType>;
  body?: { type: string; schema: z.ZodType };
  status?: 201;
  /** The schema of a JSON answer, or the media type of a text answer. */
  answer: z.ZodType | "text/calendar" | "application/rss+xml";
  refusals?: number[];
};

/** Every public call of the API, by method and path. */
export const calls: Record<string, Call> = {
  "GET /api/contests": {
    summary: "Coding contests that are to come",
    query: { sort: z.enum(contestSorts).default("popular") },
    answer: z.strictObject({ lastUpdated: timeOrNull, contests: z.array(contest) }),
    refusals: [400, 503],
  },
  "GET /api/contests.ics": {
    summary: "The same as a calendar",
    query: { resource: z.array(text).meta({ description: "Platforms by host; none means all" }) },
    answer: "text/calendar",
    refusals: [429, 503],
  },
  "GET /api/contests.rss": { summary: "The same as a feed", answer: "application/rss+xml", refusals: [429, 503] },
  "GET /api/hackathons": {
    summary: "Hackathons, to come or past",
    query: { when: z.enum(whens).default("upcoming") },
    answer: z.strictObject({ lastUpdated: timeOrNull, hackathons: z.array(hackathon) }),
    refusals: [400, 503],
  },
  "GET /api/hackathons.ics": {
    summary: "Hackathons with a date as a calendar, filtered as on the page",
    query: { q: text, source: text, mode: text, country: text, theme: text, within: text },
    answer: "text/calendar",
    refusals: [429, 503],
  },
  "GET /api/hackathons.rss": {
    summary: "Hackathons with a date as a feed",
    answer: "application/rss+xml",
    refusals: [429, 503],
  },
  "GET /api/open-source": {
    summary: "Open beginner issues",
    answer: z.strictObject({ lastUpdated: timeOrNull, issues: z.array(issue) }),
    refusals: [503],
  },
  "GET /api/status": {
    summary: "Each outside source and how it does",
    answer: z.strictObject({ sources: z.array(sourceStatus) }),
    refusals: [503],
  },
  [`GET ${publishedLinksPath}`]: {
    summary: "Whether the links of the directories and job portals work: of all, or of one",
    query: { directory: z.enum(linkedLists) },
    answer: publishedLinks,
    refusals: [400, 503],
  },
  "GET /api/countries": {
    summary: "Countries by their common names",
    answer: z.array(z.strictObject({ name: z.strictObject({ common: text }) })) satisfies z.ZodType<CountryEntry[]>,
  },
  "GET /api/flags/{name}": { summary: "Whether a feature is switched on", answer: flag, refusals: [404] },
  "GET /api/health": {
    summary: "Whether the database answers, and when the schedule last ran",
    answer: z.strictObject({ ok: z.literal(true), lastUpdated: timeOrNull, lastRun: timeOrNull, stale: z.boolean() }),
    refusals: [503],
  },
  "GET /api/openapi.json": { summary: "This description", answer: z.looseObject({ openapi: z.literal("3.1.0") }) },
  "POST /api/resume-to-portfolio": {
    summary: "Read a resume: a PDF of at most 2 MB and two pages",
    body: {
      type: "multipart/form-data",
      schema: z.strictObject({ resume: z.file(), model: z.literal("no").optional() }),
    },
    answer: z.strictObject({
      portfolioData: portfolioDataSchema,
      confidence: confidences,
      periods: z.array(text),
      lines: z.array(text),
      beyond,
    }),
    refusals: [400, 408, 413, 415, 422, 429, 503],
  },
  "POST /api/store-download-lead": {
    summary: "Store who downloads a portfolio, as the visitor agreed",
    body: { type: "application/json", schema: leadSchema },
    status: 201,
    answer: z.strictObject({}),
    refusals: [400, 408, 413, 429, 503],
  },
  "POST /api/transfers": {
    summary: "Keep an encrypted text for ten minutes, on its way to another device",
    body: { type: "application/json", schema: transferSchema },
    status: 201,
    answer: z.strictObject({ id: text, expires_at: time }),
    refusals: [400, 408, 413, 429, 503],
  },
  "DELETE /api/transfers/{id}": {
    summary: "Take it, which works once",
    answer: z.strictObject({ sealed: text }),
    refusals: [404, 429, 503],
  },
};

/** The API as an OpenAPI 3.1 document. Its schemas are JSON Schema 2020-12. */
export function openApi(): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries(calls)) {
    const [method = "", path = ""] = name.toLowerCase().split(" ");
    paths[path] = { ...paths[path], [method]: operation(path, call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${site.name} API`,
      version: "1",
      description: "Free, without a key. Fields may be added; those that are here keep their names and meaning.",
      license: { name: "MIT", identifier: "MIT" },
    },
    externalDocs: {
      description: "All rows of the directories as JSON files, under CC BY-SA 4.0",
      url: `${site.origin}/data/index.json`,
    },
    servers: [{ url: site.origin }],
    paths,
    components: { schemas: { Refusal: jsonSchema(refusal) } },
  };
}

function operation(path: string, { summary, query = {}, body, status, answer, refusals = [] }: Call): object {
  const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: "path",
    required: true,
    schema: { type: "string" },
  }));
  const inQuery = Object.entries(query).map(([name, schema]) => ({ name, in: "query", schema: jsonSchema(schema) }));
  const content =
    typeof answer === "string"
      ? { [answer]: { schema: { type: "string" } } }
      : { "application/json": { schema: jsonSchema(answer) } };
  const refused = {
    description: "Refused",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Refusal" } } },
  };
  return {
    summary,
    parameters: [...inPath, ...inQuery],
    ...(body && { requestBody: { required: true, content: { [body.type]: { schema: jsonSchema(body.schema) } } } }),
    responses: {
      [status ?? 200]: { description: summary, content },
      ...Object.fromEntries(refusals.map((code) => [code, refused])),
    },
  };
}

function jsonSchema(schema: z.ZodType): object {
  const { $schema, ...rest } = z.toJSONSchema(schema, { io: "input" });
  return rest;
}
