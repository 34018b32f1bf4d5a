import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test, vi } from "vitest";
import { calls } from "#domain/open-api.schema.ts";
import { api, openData } from "#worker/api.ts";
import worker from "#worker/index.ts";
import { outside } from "../support/outside.ts";
import { drawn, onePage, stream } from "../support/pdf.ts";

type Described = {
  openapi: string;
  paths: Record<string, Record<string, { responses: Record<string, object> }>>;
  externalDocs: { description: string; url: string };
};

const settings = { ...env, ...outside("well"), GITHUB_TOKEN: "token", RATE_LIMIT: "off" };
const ask = (path: string, init: RequestInit = {}) =>
  (path.startsWith("/data/") ? openData : api).request(path, init, settings);
const described = (await (await ask("/api/openapi.json")).json()) as Described;

const resumeLines = [
  "Ada Example",
  "Engineer",
  "ada@example.com",
  "Experience",
  "Engineer, Northwind, 2019 - 2024",
  "Built the billing service and kept it running for five years.",
  "Skills",
  "TypeScript, SQL",
];
const form = new FormData();
form.set("resume", new File([onePage("5 0 R", [stream("", drawn(...resumeLines))])], "resume.pdf"));
const requests: Record<string, { path?: string; init?: RequestInit }> = {
  "GET /api/flags/{name}": { path: "/api/flags/resume_to_portfolio" },
  "POST /api/resume-to-portfolio": { init: { method: "POST", body: form } },
  "POST /api/store-download-lead": {
    init: {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ email: "ada@example.com", name: "Ada" }),
    },
  },
  "POST /api/transfers": {
    init: { method: "POST", headers: { "Content-Type": "application/json" }, body: '{"sealed":"sealed"}' },
  },
};

test("every answer matches its description", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.useFakeTimers({ now: new Date("2026-08-12T12:00:00Z"), toFake: ["Date"] });
  await worker.scheduled(createScheduledController({ cron: "0 */6 * * *", scheduledTime: new Date() }), settings);
  const transfer = { path: "", init: { method: "DELETE" } };
  for (const [name, { answer, status = 200 }] of Object.entries(calls)) {
    const isTaking = name.startsWith("DELETE");
    const { path = name.split(" ")[1] ?? "", init } = (isTaking ? transfer : requests[name]) ?? {};
    const response = await ask(path, init);
    expect([name, response.status]).toEqual([name, status]);
    if (typeof answer === "string") expect(response.headers.get("Content-Type")).toContain(answer);
    else {
      const body = (await response.json()) as object;
      expect([name, answer.safeParse(body).error]).toEqual([name, undefined]);
      if (path === "/api/transfers" && "id" in body) transfer.path = `${path}/${body.id}`;
      for (const [key, list] of Object.entries(body))
        if (key.endsWith("s") && key !== "periods") expect([name, list]).not.toEqual([name, []]);
    }
  }
  vi.useRealTimers();
});

test("the description has every route of the API, except the operator's signed route", () => {
  const routes = new Set(
    [...api.routes, ...openData.routes]
      .filter(({ method, path }) => method !== "ALL" && !path.includes("*"))
      .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, "{$1}")}`),
  );
  routes.delete("POST /api/ingest/{source}");
  expect([...routes].sort()).toEqual(Object.keys(calls).sort());
  expect(Object.keys(described.paths).sort()).toEqual(
    [...new Set([...routes].map((route) => route.split(" ")[1]))].sort(),
  );
});

test("the description links to the data files and names their license", () => {
  expect(described.externalDocs.url).toMatch(/\/data\/index\.json$/);
  expect(described.externalDocs.description).toContain("CC BY-SA 4.0");
});

test("a refusal has the described status and body", async () => {
  const response = await ask("/api/contests?sort=oldest");
  const { responses } = described.paths["/api/contests"]?.get ?? { responses: {} };
  expect(Object.keys(responses)).toContain(String(response.status));
  expect(await response.json()).toEqual({ error: expect.any(String), code: "invalid" });
});
