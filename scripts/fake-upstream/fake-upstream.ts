import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import { firstEvent, firstFifth, firstOfSeason, firstOfTables, withBadRow } from "./damaged-answers.ts";

const json = "application/json; charset=utf-8";
const html = "text/html; charset=utf-8";

/**
 * The answer of each outside service on a good day, with a function that keeps only a few of its
 * rows.
 */
const services: Record<string, { file: string; type: string; few(body: string): string }> = {
  "codeforces.com": { file: "codeforces.json", type: json, few: firstFifth("result") },
  "leetcode.com": { file: "leetcode.json", type: json, few: firstFifth("data.topTwoContests") },
  "www.codechef.com": { file: "codechef.json", type: json, few: firstFifth("present_contests", "future_contests") },
  "atcoder.jp": { file: "atcoder.html", type: html, few: firstOfTables },
  "ctftime.org": { file: "ctftime.json", type: json, few: firstFifth() },
  "model.example": { file: "model.json", type: json, few: (body) => body },
  "clist.by": { file: "clist.json", type: json, few: firstFifth("objects") },
  "api.devfolio.co": { file: "devfolio.json", type: json, few: firstFifth("hits.hits") },
  "unstop.com": { file: "unstop.json", type: json, few: firstFifth("data.data") },
  "hackathons.hackclub.com": { file: "hackclub.json", type: json, few: firstFifth() },
  "ethglobal.com": { file: "ethglobal.html", type: html, few: firstEvent },
  "api.github.com": { file: "github.json", type: json, few: firstFifth("data.search.nodes") },
  "dorahacks.io": { file: "dorahacks.json", type: json, few: firstFifth("results") },
  "devpost.com": { file: "devpost.json", type: json, few: firstFifth("hackathons") },
  "www.mlh.com": { file: "mlh.html", type: html, few: firstOfSeason },
  "www.hackerearth.com": { file: "hackerearth.json", type: json, few: firstFifth("response") },
};

/**
 * How the fake services answer. The first part of the path in UPSTREAM_ORIGIN chooses a behavior.
 */
const behaviors = {
  well: (response, { type }, body) => response.writeHead(200, { "Content-Type": type }).end(body),
  "few-rows": (response, { type, few }, body) => response.writeHead(200, { "Content-Type": type }).end(few(body)),
  "error-500": (response) => response.writeHead(500, { "Content-Type": json }).end('{"status":"OK","result":[]}'),
  challenge: (response) => response.writeHead(403, { "Content-Type": html }).end("<title>Just a moment...</title>"),
  "challenge-200": (response) =>
    response.writeHead(200, { "Content-Type": html }).end("<title>Just a moment...</title>"),
  garbage: (response, { type }) => response.writeHead(200, { "Content-Type": type }).end('{"status":"OK","result":'),
  "strange-shape": (response, { type }) => response.writeHead(200, { "Content-Type": type }).end('{"message":"moved"}'),
  huge: (response, { type }) => response.writeHead(200, { "Content-Type": type }).end(`"${"x".repeat(5_000_000)}"`),
  "no-answer": () => {},
  "zone-less": (response, { type }, body) =>
    response
      .writeHead(200, { "Content-Type": type })
      .end(body.replace(/(T\d\d:\d\d:\d\d(\.\d+)?)(Z|[+-]\d\d:\d\d)/g, "$1")),
  "one-bad-row": (response, { type }, body) =>
    response.writeHead(200, { "Content-Type": type }).end(type === json ? withBadRow(body) : body),
  "half-an-answer": (response, { type }, body) =>
    response.writeHead(200, { "Content-Type": type }).write(body.slice(0, 20)),
} satisfies Record<string, (response: ServerResponse, service: (typeof services)[string], body: string) => unknown>;

export type Behavior = keyof typeof behaviors;

/** After these behaviors, a source must keep its last good rows. */
export const faultyBehaviors: Behavior[] = [
  "error-500",
  "challenge",
  "challenge-200",
  "garbage",
  "strange-shape",
  "huge",
  "no-answer",
  "half-an-answer",
];

/**
 * Answers ORIGIN/BEHAVIOR/HOST/PATH as HOST would, changed by the behavior. Requests share no
 * state, so tests can share the server.
 */
export function fakeUpstream() {
  return createServer((request, response) => {
    const [, behavior = "", host = ""] = (request.url ?? "").split("/");
    const service = services[host];
    if (!service || !isBehavior(behavior)) return response.writeHead(404).end();
    behaviors[behavior](response, service, readFileSync(new URL(`answers/${service.file}`, import.meta.url), "utf8"));
  });
}

function isBehavior(text: string): text is Behavior {
  return Object.hasOwn(behaviors, text);
}
