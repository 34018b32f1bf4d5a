import { globSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { expect, test } from "vitest";
import { jobs } from "#worker/jobs.ts";

/** Each room of the architecture, with the rooms below it from which it may import. */
const rooms: Record<string, string[]> = {
  "web/app": ["web/layout", "web/features", "web/ui", "web/lib", "domain", "content"],
  "web/layout": ["web/ui", "web/lib", "domain"],
  "web/features": ["web/ui", "web/lib", "domain", "content"],
  "web/ui": ["web/lib", "domain"],
  "web/lib": ["worker/tables", "domain", "content"], // tables: the type Api, only in api.ts
  "worker/entry": ["worker/tables", "worker/base"],
  "worker/tables": ["worker/features", "worker/base"],
  "worker/features": ["worker/base", "domain", "content"], // content: the rows in an answer
  "worker/base": ["domain"],
  // web/app: prerender.ts renders the pages with web/prerender.tsx. worker: ingest.ts and the
  // benchmarks run parts of it.
  scripts: ["web/app", "worker/entry", "worker/tables", "worker/features", "worker/base", "domain", "content"],
  domain: ["content"], // content: the words and tables of a rule, checked as all content is
  content: [],
};

function roomOf(path: string): string {
  const [floor = "", second = ""] = path.split("/");
  if (path === "worker/index.ts") return "worker/entry";
  if (path === "worker/api.ts" || path === "worker/jobs.ts") return "worker/tables";
  if (floor === "worker") return second === "features" ? "worker/features" : "worker/base";
  if (floor === "web") return `web/${second}` in rooms ? `web/${second}` : "web/app";
  return floor;
}

const featureOf = (path: string) => path.match(/^\w+\/features\/[^/]+/)?.[0];

type Import = { clause: string; name: string };

function importsOf(source: string): Import[] {
  const statements = source.matchAll(/^(?:import|export)\b([^"';]*?)\bfrom\s*["']([^"']+)["']/gm);
  const bare = source.matchAll(/\bimport\s*(\(?)\s*["']([^"']+)["']/g);
  return [...statements, ...bare].map(([, clause = "", name = ""]) => ({ clause, name }));
}

/** The path of the imported file. */
function targetOf(path: string, name: string): string {
  return name.startsWith("#") ? name.slice(1) : posix.join(posix.dirname(path), name);
}

/** The rules that a file breaks, as sentences. */
function faultsOf(path: string, source: string): string[] {
  const room = roomOf(path);
  const faults = importsOf(source).flatMap((statement) => faultsOfImport(path, room, statement));
  if (/\/(utils|helpers|misc|common|types|constants|index)\.\w+$/.test(path) && path !== "worker/index.ts")
    faults.push("is named like a drawer");
  const code = path === "domain/directory/api-requests.ts" ? source.replaceAll("await fetch(${", "") : source; // writes a call for visitors to paste
  if (room === "domain" && /\bnew Date\(\)|\bDate\.now\(|\bMath\.random\(|\bfetch\(|\blocalStorage\b/.test(code))
    faults.push("takes time, chance, network or storage from around it, not as an argument");
  if (/^(domain|web)\//.test(path) && code.includes("URL.parse("))
    faults.push("calls URL.parse(), which Safari 17 lacks: see domain/text/url.ts");
  return faults;
}

function faultsOfImport(path: string, room: string, { clause, name }: Import): string[] {
  if (!/^[.#]/.test(name)) return faultsOfPackage(path, room, name);
  const faults: string[] = [];
  const target = targetOf(path, name);
  const below = roomOf(target);
  if (!/\.\w+(\?\w+)?$/.test(target)) faults.push(`imports ${name} without its extension`);
  if (below !== room && !rooms[room]?.includes(below)) faults.push(`imports ${name}, which is not below ${room}`);
  if (featureOf(path) && featureOf(target) && featureOf(path) !== featureOf(target))
    faults.push(`imports ${name} from another feature`);
  if (room.startsWith("web") && below.startsWith("worker") && !(path === "web/lib/api.ts" && /^\s*type\b/.test(clause)))
    faults.push(`names the worker (${name}), which web/lib/api.ts alone may, as a type`);
  return faults;
}

function faultsOfPackage(path: string, room: string, name: string): string[] {
  const isSchema = room === "domain" && path.endsWith(".schema.ts");
  if (/^zod\b/.test(name) && !isSchema && /^(domain|web)/.test(room)) return [`imports ${name} outside of a schema`];
  if (/^(react|react-dom|wouter|hono|drizzle-orm)\b/.test(name) && room === "domain")
    return [`imports ${name} into the domain`];
  return [];
}

const floors = [...new Set(Object.keys(rooms).map((room) => room.split("/")[0]))];
const files = globSync(floors.map((floor) => `${floor}/**/*.{ts,tsx,mjs}`)).sort();

test.each(files)("%s follows the rules of the architecture", (path) => {
  expect(faultsOf(path, readFileSync(path, "utf8"))).toEqual([]);
});

/** Circles of files that import each other, as "a -> b -> a". Type imports count. */
function cyclesIn(graph: Map<string, string[]>): string[] {
  const done = new Set<string>();
  const follow = (file: string, path: string[]): string[] => {
    if (path.includes(file)) return [[...path.slice(path.indexOf(file)), file].join(" -> ")];
    if (done.has(file)) return [];
    const cycles = (graph.get(file) ?? []).flatMap((target) => follow(target, [...path, file]));
    done.add(file);
    return cycles;
  };
  return [...graph.keys()].flatMap((file) => follow(file, []));
}

test("no file imports itself through other files, not even a type", () => {
  const graph = files.map((path): [string, string[]] => [
    path,
    importsOf(readFileSync(path, "utf8"))
      .filter(({ name }) => /^[.#]/.test(name))
      .map(({ name }) => targetOf(path, name)),
  ]);
  expect(cyclesIn(new Map(graph))).toEqual([]);
});

test("the check finds a circle of imports with several files", () => {
  const graph = { "a.ts": ["b.ts"], "b.ts": ["c.ts"], "c.ts": ["b.ts"] };
  expect(cyclesIn(new Map(Object.entries(graph)))).toEqual(["b.ts -> c.ts -> b.ts"]);
});

test.each(Object.keys(rooms))("the room %s contains files, so its name is not misspelled", (room) => {
  expect(globSync(`${room.split("/")[0]}/**/*.*`).map(roomOf)).toContain(room);
});

test.each([
  ["domain/contests.ts", 'import { api } from "#worker/api.ts";', "which is not below domain"],
  ["domain/contests.ts", 'export { api } from "../worker/api.ts";', "which is not below domain"],
  ["worker/db/client.ts", 'import { contests } from "../features/contests/routes.ts";', "not below worker/base"],
  ["worker/errors.ts", 'import rows from "#content/countries.json";', "not below worker/base"],
  ["worker/index.ts", 'import { flags } from "./features/flags/routes.ts";', "not below worker/entry"],
  ["worker/features/flags/routes.ts", 'import { x } from "../contests/queries.ts";', "from another feature"],
  ["web/features/home/page.tsx", 'const page = import("../contests/page.tsx");', "from another feature"],
  ["web/ui/card.tsx", 'import { Card } from "../features/home/card.tsx";', "not below web/ui"],
  ["web/features/home/page.tsx", 'import type { Api } from "#worker/api.ts";', "web/lib/api.ts alone"],
  ["web/lib/api.ts", 'import { api } from "#worker/api.ts";', "as a type"],
  ["web/lib/toast.ts", 'import { z } from "zod";', "outside of a schema"],
  ["domain/contests.ts", 'import { z } from "zod/mini";', "outside of a schema"],
  ["domain/contests.ts", 'import { useState } from "react";', "into the domain"],
  ["domain/contests.ts", "const now = Date.now();", "not as an argument"],
  ["domain/contests.ts", 'import { isWebUrl } from "./links";', "without its extension"],
  ["scripts/ingest.ts", 'import { pdf } from "../tests/support/pdf.ts";', "not below scripts"],
  ["web/lib/utils.ts", "", "named like a drawer"],
  ["web/ui/index.tsx", "", "named like a drawer"],
])("the check finds the fault in %s: %s", (path, source, fault) => {
  expect(faultsOf(path, source).join()).toContain(fault);
});

test.each([
  ["web/lib/api.ts", 'import type { Api } from "#worker/api.ts";'],
  ["domain/contest.schema.ts", 'import { z } from "zod";'],
  ["worker/features/contests/routes.ts", 'import { connect } from "../../db/client.ts";'],
])("the check accepts an allowed import in %s", (path, source) => {
  expect(faultsOf(path, source)).toEqual([]);
});

/** The resume reader has its own measure, and the other two exceptions are lists of data. */
const isMeasured = (path: string) => !/^domain\/resume\/|^domain\/screens\.ts$|^content\//.test(path);

test("a code file has at most 260 lines, and 90 percent of the files have at most 110", () => {
  const lengths = files
    .filter(isMeasured)
    .map((path) => ({ path, lines: readFileSync(path, "utf8").split("\n").length - 1 }))
    .sort((a, b) => a.lines - b.lines);
  expect(lengths.filter(({ lines }) => lines > 260)).toEqual([]);
  expect(lengths[Math.floor(lengths.length * 0.9)]?.lines).toBeLessThanOrEqual(110);
});

test("a comment line has at most 100 characters", () => {
  const long = globSync("{domain,worker,web,scripts}/**/*.{ts,tsx,mjs,css}")
    .filter((path) => !/^(domain\/resume|scripts\/(prove|bench))\//.test(path))
    .flatMap((path) =>
      readFileSync(path, "utf8")
        .split("\n")
        .flatMap((line, index) =>
          /^\s*(\/\/ (?!biome-ignore)|\/\*|\* )/.test(line) && line.length > 100 ? `${path}:${index + 1}` : [],
        ),
    );
  expect(long).toEqual([]);
});

test("the cron lines of wrangler.toml match the schedule in worker/jobs.ts", () => {
  const [, crons = ""] = readFileSync("wrangler.toml", "utf8").match(/^crons = (\[.*\])$/m) ?? [];
  expect(JSON.parse(crons)).toEqual(Object.keys(jobs));
});
