import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, LookupFunction } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import type { LinkAnswer } from "#domain/link-health/classify.ts";
import { linkChunk } from "#domain/link-health/link-health.schema.ts";
import { linkedLists } from "#domain/link-health/linked-lists.ts";
import { dayMs } from "#domain/time.ts";
import { type Ask, createAsk, isPublicIp } from "../../scripts/links/ask.ts";
import { createAskGitHub, repositoryOf } from "../../scripts/links/github.ts";
import { checkLinks } from "../../scripts/links/pass.ts";
import { polite } from "../../scripts/links/polite.ts";
import { linkedRows } from "../../scripts/links/rows.ts";

/** The answers of the fake web, by host and path. `asked` collects the requests. */
type Answer = (request: IncomingMessage, response: ServerResponse) => void;
let port = 0;
let asked: { method: string; host: string; path: string; agent: string; range: string }[] = [];

const status =
  (code: number, body = "<title>A page</title>", headers = {}): Answer =>
  (_, response) =>
    response.writeHead(code, { "Content-Type": "text/html", ...headers }).end(body);
const redirect = (code: number, to: string): Answer => status(code, "", { Location: to });
const headThen =
  (head: Answer, page: Answer): Answer =>
  (request, response) =>
    (request.method === "HEAD" ? head : page)(request, response);

const web: Record<string, Answer> = {
  "fine.example": status(200),
  "long.example": status(200, "x".repeat(1_000_000)),
  "not-for-heads.example": headThen(status(405), status(200)),
  "not-found-for-heads.example": headThen(status(404), status(200)),
  "away.example": (request, response) =>
    redirect(301, `http://new-place.test:${port}${request.url}`)(request, response),
  "new-place.test": status(200),
  "renamed.example": (request, response) =>
    (request.url === "/old" ? redirect(308, "/new") : status(200))(request, response),
  "robots.example": status(403),
  "often.example": status(429),
  "challenge.example": status(503, "<title>Just a moment...</title>"),
  "gone.example": status(404),
  "gone-for-good.example": status(410),
  "broken.example": status(500),
  "breaks-off.example": (request) => request.socket.destroy(),
  "slow.example": () => {},
  "loop.example": redirect(302, "/again"),
  "inside.example": redirect(302, "http://169.254.169.254/latest/meta-data"),
  "parked.example": status(200, "<title>parked.example is for sale</title>"),
  "many.example": status(200),
  "plain.example": status(200),
};

const server = createServer((request, response) => {
  const { method = "", url: path = "", headers } = request;
  const host = (headers.host ?? "").split(":")[0] ?? "";
  asked.push({ method, host, path, agent: headers["user-agent"] ?? "", range: headers.range ?? "" });
  (web[host] ?? status(500))(request, response);
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

/** Every host of the fake web resolves to this machine; any other host is unknown. */
const lookup: LookupFunction = (host, options, callback) => {
  if (!(host in web)) callback(Object.assign(new Error(host), { code: "ENOTFOUND" }), "");
  else if (options.all) callback(null, [{ address: "127.0.0.1", family: 4 }]);
  else callback(null, "127.0.0.1", 4);
};

const patient = createAsk("Test/1", lookup);
const impatient = createAsk("Test/1", lookup, 50);
const ask: Ask = (method, url) => (url.includes("slow.example") ? impatient : patient)(method, url);

/** A clock whose waits take no real time. */
function fakeClock(start = 0) {
  let now = start;
  return {
    now: () => now,
    wait: async (ms: number) => {
      now += ms;
    },
  };
}

const rowsOf = (...urls: string[]) =>
  urls.map((url, index) => ({ directory: "toolkit" as const, id: `${index}`, url }));
const http = (hostAndPath: string) => {
  const [host, ...path] = hostAndPath.split("/");
  return `http://${host}:${port}/${path.join("/")}`;
};

test("each kind of answer gives its state in a whole pass", async () => {
  asked = [];
  const expected: [string, string, number | null][] = [
    [http("fine.example/a"), "ok", 200],
    [http("long.example"), "ok", 200],
    [http("not-for-heads.example/a"), "ok", 200],
    [http("not-found-for-heads.example/a"), "ok", 200],
    [http("away.example"), "moved", 200],
    [http("renamed.example/old"), "moved", 200],
    [http("robots.example"), "refuses-robots", 403],
    [http("often.example"), "refuses-robots", 429],
    [http("challenge.example"), "refuses-robots", 503],
    [http("gone.example/a"), "gone", 404],
    [http("gone-for-good.example"), "gone", 410],
    [http("nobody.example"), "no-host", null],
    [`https://plain.example:${port}/`, "broken-tls", null],
    [http("broken.example"), "server-error", 500],
    [http("breaks-off.example"), "server-error", null],
    [http("inside.example"), "server-error", null],
    [http("slow.example"), "timeout", null],
    [http("parked.example"), "parked", 200],
  ];
  const results = await checkLinks(rowsOf(...expected.map(([url]) => url)), { ask, clock: fakeClock() });
  expect(results.map(({ url, state, code }) => [url, state, code])).toEqual(expected);
  const movedTo = results.flatMap((result) => result.movedTo ?? []);
  expect(movedTo).toEqual([http("new-place.test"), http("renamed.example/new")]);
  expect(asked.every(({ agent }) => agent === "Test/1")).toBe(true);
  expect(asked.every(({ method, range }) => (method === "GET") === (range === "bytes=0-2047"))).toBe(true);
  for (const own of Map.groupBy(asked, ({ host }) => host).values()) expect(own.length).toBeLessThanOrEqual(3);
});

test("a pass includes the rows of all lists, and the API accepts its results", () => {
  const rows = linkedRows();
  expect([...new Set(rows.map(({ directory }) => directory))]).toEqual([...linkedLists]);
  expect(rows.filter(({ directory }) => directory === "job-portals")).toHaveLength(227);
  const answer = { state: null, code: null, movedTo: null, at: "2026-11-23T04:00:00.000Z" };
  const portals = rows.slice(-227).map((row) => ({ ...row, ...answer }));
  expect(linkChunk.safeParse({ results: portals }).success).toBe(true);
});

test("an address in two directories gets one request, and both rows get the answer", async () => {
  asked = [];
  const url = http("fine.example/a");
  const rows = [...rowsOf(url), { directory: "projects" as const, id: "same", url }];
  const results = await checkLinks(rows, { ask, clock: fakeClock() });
  expect(results.map(({ directory, state }) => [directory, state])).toEqual([
    ["toolkit", "ok"],
    ["projects", "ok"],
  ]);
  expect(asked).toHaveLength(1);
});

test("a pass sends a host at most three requests, and later passes check the host's other addresses", async () => {
  const urls = Array.from({ length: 9 }, (_, index) => http(`many.example/${index}`));
  const askedIn = async (week: number) => {
    asked = [];
    const results = await checkLinks(rowsOf(...urls), { ask, clock: fakeClock(week * 7 * dayMs) });
    expect(asked).toHaveLength(3);
    return results.filter(({ state }) => state === "ok").map(({ url }) => url);
  };
  const weeks = Array.from({ length: urls.length }, (_, week) => week);
  const seen = new Set<string>();
  for (const week of weeks) for (const url of await askedIn(week)) seen.add(url);
  expect(seen.size).toBe(urls.length);
});

test("a failed HEAD request gives no state if no GET request is allowed", async () => {
  const failing: Ask = async (_, url) => ({ status: url.endsWith("/3") ? 404 : 200, start: "" });
  const urls = ["1", "2", "3"].map((path) => `https://busy.example/${path}`);
  const results = await checkLinks(rowsOf(...urls), { ask: failing, clock: fakeClock() });
  expect(results.map(({ state }) => state)).toEqual(["ok", "ok", null]);
});

test("a loop of redirects ends with a server error", async () => {
  let requests = 0;
  const loop: Ask = async (_, url) => ({
    status: 302,
    location: url.replace(/\d*\.loop/, `${++requests}.loop`),
    start: "",
  });
  const [result] = await checkLinks(rowsOf("https://0.loop.example/a"), { ask: loop, clock: fakeClock() });
  expect([result?.state, requests]).toEqual(["server-error", 12]); // two requests (HEAD and GET), each with five redirects
});

/** The times of the requests to a host, if each answer takes half a second. */
async function turnsOf(answers: LinkAnswer[]): Promise<number[]> {
  const clock = fakeClock();
  const turns: number[] = [];
  let running = 0;
  const request = polite(async () => {
    expect(++running).toBe(1);
    turns.push(clock.now());
    await clock.wait(500);
    running--;
    return answers[turns.length - 1] ?? { status: 200, start: "" };
  }, clock);
  await Promise.all([1, 2, 3, 4].map((path) => request("GET", `https://one.example/${path}`)));
  return turns;
}

test("a host gets at most three requests, one at a time and two seconds apart", async () => {
  expect(await turnsOf([])).toEqual([0, 2500, 5000]);
});

test("the next request waits as long as Retry-After says, or is not sent if that is too long", async () => {
  expect(await turnsOf([{ status: 429, retryAfter: "60", start: "" }])).toEqual([0, 60_500, 63_000]);
  expect(await turnsOf([{ status: 503, retryAfter: "3600", start: "" }])).toEqual([0]);
  const date = new Date(30_500).toUTCString();
  expect((await turnsOf([{ status: 429, retryAfter: date, start: "" }]))[1]).toBe(30_000);
});

test("at most twelve hosts get requests at the same time", async () => {
  let running = 0;
  let most = 0;
  const request = polite(async () => {
    most = Math.max(most, ++running);
    await new Promise((resolve) => setImmediate(resolve));
    running--;
    return { status: 200, start: "" };
  }, fakeClock());
  await Promise.all(Array.from({ length: 40 }, (_, index) => request("GET", `https://${index}.example/`)));
  expect(most).toBe(12);
});

test.each([
  ["93.184.216.34", 4, true],
  ["10.1.2.3", 4, false],
  ["127.0.0.1", 4, false],
  ["169.254.169.254", 4, false],
  ["172.20.0.1", 4, false],
  ["192.168.1.1", 4, false],
  ["100.64.0.1", 4, false],
  ["2606:2800:220:1::1", 6, true],
  ["::1", 6, false],
  ["fd00::1", 6, false],
  ["fe80::1", 6, false],
  ["::ffff:10.0.0.1", 6, false],
])("whether a host with the address %s (IPv%i) gets a request: %s", (address, family, isAsked) => {
  expect(isPublicIp({ address, family })).toBe(isAsked);
});

/** Checks repositories with these answers of GitHub's API, and returns the queries and results. */
async function askGitHub(names: string[], ...answers: object[]) {
  const queries: string[] = [];
  const api = createServer(async (request, response) => {
    let body = "";
    for await (const part of request) body += part;
    response.end(JSON.stringify(answers[queries.push(body) - 1]));
  });
  await new Promise<void>((resolve) => api.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(api.address() as AddressInfo).port}/`;
  const results = await checkLinks(rowsOf(...names.map((name) => `https://github.com/${name}`)), {
    ask: async () => expect.unreachable(),
    clock: fakeClock(),
    askGitHub: createAskGitHub("t", "Test/1", origin),
  });
  api.close();
  return { queries, results };
}

test("a query to GitHub's API has a hundred repositories, and each repository gets its state", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  const many = Array.from({ length: 97 }, (_, n) => `many/${n}`);
  const { queries, results } = await askGitHub(
    ["ada/engine", "old/home", "no/where", "no/entry", ...many],
    {
      data: { r0: { nameWithOwner: "Ada/Engine" }, r1: { nameWithOwner: "new/home" }, r2: null, r3: null },
      errors: [
        { type: "NOT_FOUND", path: ["r2"] },
        { type: "FORBIDDEN", path: ["r3"] },
      ],
    },
    { message: "API rate limit exceeded" },
  );
  expect(results.slice(0, 5).map(({ state, movedTo }) => [state, movedTo])).toEqual([
    ["ok", null],
    ["moved", "https://github.com/new/home"],
    ["gone", null],
    ["refuses-robots", null],
    [null, null],
  ]);
  expect(queries.map((query) => query.split("repository(").length - 1)).toEqual([100, 1]);
});

test("a repository's activity is 'archived', the day of the last push, or null if GitHub gives none", async () => {
  const activities = {
    "a/archived": [{ isArchived: true, pushedAt: "2019-05-04T10:00:00Z" }, "archived"],
    "an/old": [{ isArchived: false, pushedAt: "2024-03-12T23:59:59Z" }, "2024-03-12"],
    "a/fresh": [{ isArchived: false, pushedAt: "2026-11-22T04:00:00Z" }, "2026-11-22"],
    "an/empty": [{ isArchived: false, pushedAt: null }, null],
    "a/short-answer": [{}, null],
    "an/odd-answer": [{ isArchived: "no", pushedAt: "last week" }, null],
  };
  const names = Object.keys(activities);
  const said = Object.values(activities).map(([fields], index) => [
    `r${index}`,
    { nameWithOwner: names[index], ...(fields as object) },
  ]);
  const { queries, results } = await askGitHub(names, { data: Object.fromEntries(said) });
  expect(queries.join().split("{ nameWithOwner isArchived pushedAt }")).toHaveLength(names.length + 1);
  expect(results.map(({ state, activity }) => [state, activity])).toEqual(
    Object.values(activities).map(([, activity]) => ["ok", activity]),
  );
  expect(linkChunk.safeParse({ results }).success).toBe(true);
});

test("only a repository's main page is checked by GitHub's API", () => {
  expect(repositoryOf("https://github.com/ada/engine.git")).toEqual({ owner: "ada", name: "engine" });
  for (const path of ["ada", "ada/engine/tree/main", "ada/engine?tab=readme", 'a"b/c'])
    expect(repositoryOf(`https://github.com/${path}`)).toBeUndefined();
});
