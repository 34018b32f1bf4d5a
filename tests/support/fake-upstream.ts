import { readFileSync } from "node:fs";
import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { TestProject } from "vitest/node";

const json = "application/json; charset=utf-8";
const html = "text/html; charset=utf-8";

/** What each outside service answers on a good day, and where its rows are. */
const services: Record<string, { file: string; type: string; few(body: string): string }> = {
  "codeforces.com": { file: "codeforces.json", type: json, few: firstFifth("result") },
  "leetcode.com": { file: "leetcode.json", type: json, few: firstFifth("data.topTwoContests") },
  "www.codechef.com": { file: "codechef.json", type: json, few: firstFifth("present_contests", "future_contests") },
  "atcoder.jp": { file: "atcoder.html", type: html, few: firstOfTables },
  "ctftime.org": { file: "ctftime.json", type: json, few: firstFifth() },
  "clist.by": { file: "clist.json", type: json, few: firstFifth("objects") },
};

/** A way to answer; the first part of the path of UPSTREAM_ORIGIN chooses it. */
const moods = {
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
  "half-an-answer": (response, { type }, body) =>
    response.writeHead(200, { "Content-Type": type }).write(body.slice(0, 20)),
} satisfies Record<string, (response: ServerResponse, service: (typeof services)[string], body: string) => unknown>;

export type Mood = keyof typeof moods;

/** Answers ORIGIN/MOOD/HOST/PATH as HOST would, or as the mood has it; each request is what the path says, so tests share it. */
export function fakeUpstream() {
  return createServer((request, response) => {
    const [, mood = "", host = ""] = (request.url ?? "").split("/");
    const service = services[host];
    if (!service || !isMood(mood)) return response.writeHead(404).end();
    moods[mood](response, service, readFileSync(new URL(`../fixtures/${service.file}`, import.meta.url), "utf8"));
  });
}

declare module "vitest" {
  interface ProvidedContext {
    /** Where the fake upstream listens. */
    upstream: string;
  }
}

/** One for the whole run of tests, at a port that is free. */
export default async function setup({ provide }: TestProject) {
  const server = fakeUpstream();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  provide("upstream", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return () => {
    server.closeAllConnections();
    server.close();
  };
}

function isMood(text: string): text is Mood {
  return Object.hasOwn(moods, text);
}

function firstOfTables(body: string): string {
  return body.replace(/(<tbody>\s*<tr>[\s\S]*?<\/tr>)[\s\S]*?(<\/tbody>)/g, "$1$2");
}

/** Less than half of the rows: the first fifth of the lists at the paths, or of the answer itself. */
function firstFifth(...paths: string[]) {
  return (body: string) => {
    const answer = JSON.parse(body);
    const lists = paths.map((path) => path.split(".").reduce((value, key) => value[key], answer));
    for (const list of paths.length > 0 ? lists : [answer]) list.splice(Math.floor(list.length / 5));
    return JSON.stringify(answer);
  };
}
