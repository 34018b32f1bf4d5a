import { mkdtempSync, rmSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { bodyDigest, digestHeader, ingestSignature, signatureHeader, timestampHeader } from "#domain/ingest.ts";
import { fakeUpstream } from "../fake-upstream/fake-upstream.ts";
import { entry } from "./faults.ts";
import { type Part, randomOf, type Scale } from "./part.ts";
import { ask } from "./requests.ts";
import { type Site, startSite } from "./site.ts";

const secret = "a secret of at least 32 characters";
const goodDay = "2026-08-12T12:00:00Z";

const kills: Record<Scale, number> = { long: 50, short: 6, test: 1 };

type Ingested = { headers: Record<string, string>; body: Buffer };

/**
 * Kills the process at random moments of a refresh, a burst of leads and an ingestion. Nothing that
 * was acknowledged may be lost.
 */
export const chaos: Part = async ({ scale, seed }) => {
  const random = randomOf(seed);
  const folder = mkdtempSync(join(tmpdir(), "prove-"));
  const outside = fakeUpstream();
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
  const upstream = `http://127.0.0.1:${(outside.address() as AddressInfo).port}/well`;
  const refresh = (site: Site) => ask(`${site.url}/refresh?${new URLSearchParams({ now: goodDay, upstream })}`);
  const start = (where?: string) =>
    startSite({ entry, bindings: { RATE_LIMIT: "off", INGEST_SECRET: secret }, ...(where && { folder: where }) });

  const rounds = kills[scale];
  let acknowledged = 0;
  const ingested: Ingested[] = [];
  for (let round = 0; round < rounds; round++) {
    const site = await start(folder);
    const work = [
      refresh(site).catch(() => {}),
      ...Array.from({ length: 20 }, async (_, n) => {
        const answer = await leave(site, round * 100 + n).catch(() => undefined);
        if (answer?.status === 201) acknowledged++;
      }),
      ingest(site, random).then((accepted) => {
        if (accepted) ingested.push(accepted);
      }),
    ];
    await new Promise((later) => setTimeout(later, 100 + random() * 2500));
    process.kill(site.pid, "SIGKILL");
    await Promise.all(work);
    await site.stop().catch(() => {});
  }

  const survivor = await start(folder);
  await refresh(survivor);
  const replayed = await Promise.all(ingested.map((known) => send(survivor, known).then(({ status }) => status)));
  const leads = await rowsOf(survivor, "select email from download_leads");
  const tables = await tablesOf(survivor);
  await survivor.stop();
  const clean = await start();
  await refresh(clean);
  const expected = await tablesOf(clean);
  await clean.stop();
  outside.closeAllConnections();
  outside.close();
  rmSync(folder, { recursive: true });

  return [
    {
      part: "chaos",
      what: `tables after ${rounds} kills and a refresh`,
      goal: "as after a clean refresh",
      figure: tables === expected ? "the same" : "different",
      holds: tables === expected,
    },
    {
      part: "chaos",
      what: "leads stored",
      goal: "at least those that were acknowledged",
      figure: `${leads.length} of ${acknowledged}`,
      holds: leads.length >= acknowledged,
    },
    {
      part: "chaos",
      what: "accepted signatures, sent again",
      goal: "409",
      figure: `${replayed.filter((status) => status === 409).length} of ${replayed.length}`,
      holds: replayed.every((status) => status === 409),
    },
  ];
};

function leave(site: Site, n: number) {
  const body = JSON.stringify({ email: `visitor${n}@example.com`, name: "Ada" });
  const headers = { "Content-Type": "application/json" };
  return ask(`${site.url}/api/store-download-lead`, { method: "POST", headers, body });
}

/** The accepted request. Undefined if the process was killed before it answered. */
async function ingest(site: Site, random: () => number): Promise<Ingested | undefined> {
  const body = Buffer.from(JSON.stringify({ status: "OK", result: [], comment: String(random()) }));
  const digest = await bodyDigest(new Uint8Array(body));
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signature = await ingestSignature({ secret, timestamp, source: "codeforces", digest });
  const known = {
    body,
    headers: { [timestampHeader]: timestamp, [digestHeader]: digest, [signatureHeader]: signature },
  };
  const answer = await send(site, known).catch(() => undefined);
  return answer?.status === 200 ? known : undefined;
}

function send(site: Site, { headers, body }: Ingested) {
  return ask(`${site.url}/api/ingest/codeforces`, { method: "POST", headers, body });
}

async function rowsOf(site: Site, query: string): Promise<unknown[]> {
  const db = await site.mf.getD1Database("DB", "prove");
  return (await db.prepare(query).all()).results;
}

async function tablesOf(site: Site): Promise<string> {
  const contests = await rowsOf(site, "select * from contests order by id");
  const hackathons = await rowsOf(site, "select * from hackathon_contests order by id");
  return JSON.stringify([contests, hackathons]);
}
