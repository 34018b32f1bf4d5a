import type { Part, Proof } from "./part.ts";
import { ask } from "./requests.ts";
import { startSite } from "./site.ts";

const list = "public, max-age=60, stale-while-revalidate=600, stale-if-error=86400";

type Kind = {
  what: string;
  method?: string;
  path: string;
  body?: string;
  headers?: Record<string, string>;
  expected: [number, string];
};

/** Each kind of answer, with its status and how long it may be kept. */
const kinds: Kind[] = [
  { what: "a list", path: "/api/contests", expected: [200, list] },
  { what: "a calendar", path: "/api/contests.ics", expected: [200, "public, max-age=3600, stale-if-error=86400"] },
  { what: "a status", path: "/api/status", expected: [200, "public, max-age=60"] },
  { what: "a flag", path: "/api/flags/resume_to_portfolio", expected: [200, "no-store"] },
  { what: "countries", path: "/api/countries", expected: [200, "public, max-age=86400"] },
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
];

const always: Record<string, string | undefined> = {
  "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "strict-transport-security": "max-age=31536000; includeSubDomains",
  "x-content-type-options": "nosniff",
  "set-cookie": undefined,
  "access-control-allow-origin": undefined,
};

/**
 * Every kind of answer of the API against one table. The browser tests hold those of pages and
 * files.
 */
export const headers: Part = async () => {
  const site = await startSite();
  const proofs: Proof[] = [];
  for (const { what, path, expected, method = "GET", body } of kinds) {
    const sent = body === undefined ? {} : { body, headers: { "Content-Type": "application/json" } };
    const answer = await ask(site.url + path, { method, ...sent });
    const wrong = Object.entries(always).filter(([name, value]) => answer.headers[name] !== value);
    const figure = [answer.status, String(answer.headers["cache-control"])];
    proofs.push({
      part: "headers",
      what,
      goal: expected.join(", "),
      figure: [...figure, ...wrong.map(([name]) => `wrong ${name}`)].join(", "),
      holds: figure.join() === expected.join() && wrong.length === 0,
    });
  }
  const { headers: first } = await ask(`${site.url}/api/contests`);
  const again = await ask(`${site.url}/api/contests`, { headers: { "If-None-Match": String(first.etag) } });
  proofs.push({
    part: "headers",
    what: "a list that is held already",
    goal: "304 without a body",
    figure: `${again.status}, ${again.body.length} bytes`,
    holds: again.status === 304 && again.body === "",
  });
  await site.stop();
  return proofs;
};
