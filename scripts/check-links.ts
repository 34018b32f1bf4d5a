/**
 * Checks the addresses of all directory rows and job portals (`--out`), and posts the results to a
 * running site (`--post`). These are separate steps, so that the secret is absent while other sites
 * are requested. With GITHUB_TOKEN, the first step asks GitHub's API about repositories. The
 * commands are in docs/operations.md.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { linkHealthSource, maxChunkResults } from "#domain/link-health/link-health.schema.ts";
import { isBelievable } from "#domain/link-health/link-health.ts";
import type { LinkResult } from "#domain/link-health/link-state.ts";
import { screens } from "#domain/screens.ts";
import { createAsk } from "./links/ask.ts";
import { createAskGitHub } from "./links/github.ts";
import { checkLinks } from "./links/pass.ts";
import { linkedRows } from "./links/rows.ts";
import { postIngest } from "./post-ingest.ts";

const { values } = parseArgs({
  options: { site: { type: "string" }, out: { type: "string" }, post: { type: "string" } },
});
const { site, out, post } = values;
if (site && out) await check(site, out);
else if (site && post) await send(site, post);
else {
  console.error("Usage: npm run check:links -- --site https://site.example (--out FILE | --post FILE)");
  process.exit(1);
}

async function check(address: string, file: string) {
  const userAgent = `ZeroToOfferLinkCheck/1 (+${new URL(screens.status.path, address)})`;
  const token = process.env.GITHUB_TOKEN;
  const results = await checkLinks(linkedRows(), {
    ask: createAsk(userAgent),
    clock: { now: Date.now, wait: (ms) => wait(ms) },
    askGitHub: token ? createAskGitHub(token, userAgent) : undefined,
  });
  const byState = [...Map.groupBy(results, ({ state }) => state ?? "not asked")];
  console.table(Object.fromEntries(byState.map(([state, own]) => [state, own.length])));
  if (!isBelievable(results)) throw new Error("More than a quarter of all addresses fail: is this network at fault?");
  writeFileSync(file, JSON.stringify(results));
}

/**
 * Posts the results. A chunk that arrives twice changes nothing, so an interrupted post can be
 * repeated.
 */
async function send(address: string, file: string) {
  const results: LinkResult[] = JSON.parse(readFileSync(file, "utf8"));
  for (let at = 0; at < results.length; at += maxChunkResults) {
    const chunk = JSON.stringify({ results: results.slice(at, at + maxChunkResults) });
    console.log(await postIngest(linkHealthSource, chunk, address, process.env.INGEST_SECRET ?? ""));
  }
}
