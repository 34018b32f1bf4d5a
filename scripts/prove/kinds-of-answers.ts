import { linkHealthSource } from "#domain/link-health/link-health.schema.ts";
import { publishedLinksPath } from "#domain/link-health/published.ts";

const list = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400";
const hourly = "public, max-age=3600, stale-if-error=86400";
const daily = "public, max-age=86400";

export type Kind = {
  what: string;
  method?: string;
  path: string;
  body?: string;
  expected: [number, string];
  /** True if pages of other sites may read the answer. */
  isOpen?: true;
};

/** Each kind of answer, with its status and its caching. */
export const kinds: Kind[] = [
  { what: "contests", path: "/api/contests", expected: [200, list] },
  { what: "hackathons", path: "/api/hackathons", expected: [200, list] },
  { what: "open source issues", path: "/api/open-source", expected: [200, list] },
  { what: "the calendar of contests", path: "/api/contests.ics", expected: [200, hourly] },
  { what: "the calendar of hackathons", path: "/api/hackathons.ics", expected: [200, hourly] },
  { what: "the feed of contests", path: "/api/contests.rss", expected: [200, hourly] },
  { what: "the feed of hackathons", path: "/api/hackathons.rss", expected: [200, hourly] },
  { what: "the health of the links", path: publishedLinksPath, expected: [200, hourly], isOpen: true },
  {
    what: "the links of an unknown directory",
    path: `${publishedLinksPath}?directory=none`,
    expected: [400, "no-store"],
  },
  { what: "the description of the API", path: "/api/openapi.json", expected: [200, daily] },
  { what: "a status", path: "/api/status", expected: [200, "public, max-age=60"] },
  { what: "a flag", path: "/api/flags/resume_to_portfolio", expected: [200, "no-store"] },
  { what: "countries", path: "/api/countries", expected: [200, daily] },
  { what: "health", path: "/api/health", expected: [200, "no-store"] },
  { what: "an unknown path", path: "/api/none", expected: [404, "no-store"] },
  { what: "another method", method: "DELETE", path: "/api/contests", expected: [405, "no-store"] },
  { what: "a wrong question", path: "/api/contests?sort=best", expected: [400, "no-store"] },
  { what: "a wrong lead", method: "POST", path: "/api/store-download-lead", body: "{}", expected: [400, "no-store"] },
  {
    what: "a lead without end",
    method: "POST",
    path: "/api/store-download-lead",
    body: "x".repeat(5000),
    expected: [413, "no-store"],
  },
  { what: "no file", method: "POST", path: "/api/resume-to-portfolio", body: "", expected: [400, "no-store"] },
  { what: "a transfer that is gone", method: "DELETE", path: "/api/transfers/none", expected: [404, "no-store"] },
  {
    what: "a transfer",
    method: "POST",
    path: "/api/transfers",
    body: '{"sealed":"sealed"}',
    expected: [201, "no-store"],
  },
  {
    what: "ingestion that is off",
    method: "POST",
    path: "/api/ingest/codeforces",
    body: "",
    expected: [503, "no-store"],
  },
  {
    what: "results of links where ingestion is off",
    method: "POST",
    path: `/api/ingest/${linkHealthSource}`,
    body: "{}",
    expected: [503, "no-store"],
  },
];
