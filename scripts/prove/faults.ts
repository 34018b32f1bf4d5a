import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type Behavior, fakeUpstream, faultyBehaviors } from "../fake-upstream/fake-upstream.ts";
import type { Part, Proof, Scale } from "./part.ts";
import { goodResume } from "./pdfs.ts";
import { ask, fileForm, reads } from "./requests.ts";
import { type Site, startSite } from "./site.ts";

/** One worker entry for all faults, because building an entry takes seconds. */
export const entry = "scripts/prove/faulty-worker.ts";
const behaviors: Behavior[] = [...faultyBehaviors, "few-rows", "zone-less", "one-bad-row"];
const hanging = ["codeforces.com", "leetcode.com", "www.codechef.com", "atcoder.jp", "ctftime.org", "unstop.com"];
const goodDay = "2026-08-12T12:00:00Z";
const nextDay = "2026-08-13T00:00:00Z";

type Refreshed = { runs: { source: string; status: string }[]; ids: string[] };

/** Storage, rate limiter and model fail or hang, and outside services answer in twelve ways. */
export const faults: Part = async ({ scale }) => {
  const site = await startSite({ entry, bindings: { RATE_LIMIT: "off" } });
  const proofs = [...(await storageFaults(site)), ...(await resumeFaults(site, scale))];
  await site.stop();
  return [...proofs, ...(await upstreamFaults(scale))];
};

/** A resume is read despite the faults. A hanging model may take its 15 seconds. */
async function resumeFaults(site: Site, scale: Scale): Promise<Proof[]> {
  const proofs: Proof[] = [];
  const slow = scale === "test" ? [] : ["model-hangs"];
  for (const fault of ["limiter-fails", "limiter-hangs", "model-fails", ...slow]) {
    const form = fileForm(goodResume());
    const { status, body, ms } = await ask(`${site.url}/api/resume-to-portfolio`, {
      method: "POST",
      ...form,
      headers: { ...form.headers, "X-Fault": fault },
    });
    proofs.push(
      {
        part: "faults",
        what: `a resume while ${fault}`,
        goal: "read",
        figure: String(status),
        holds: status === 200 && body.includes("portfolioData"),
      },
      {
        part: "faults",
        what: `time of a resume while ${fault}`,
        goal: "≤ 20 s",
        figure: `${ms.toFixed(0)} ms`,
        holds: ms <= 20_000,
        isNoisy: true,
      },
    );
  }
  return proofs;
}

async function storageFaults(site: Site): Promise<Proof[]> {
  for (const path of reads) await ask(site.url + path);
  const proofs: Proof[] = [];
  for (const fault of ["database-fails", "database-hangs", "flags-fail", "flags-hang", "cache-empty database-hangs"]) {
    const answers = await Promise.all(
      reads.map(async (path) => ({ path, ...(await ask(site.url + path, { headers: { "X-Fault": fault } })) })),
    );
    const wrong = answers.filter(
      ({ status, headers }) => !(status === 200 || (status === 503 && headers["retry-after"])),
    );
    const slowest = Math.max(...answers.map(({ ms }) => ms));
    proofs.push(
      {
        part: "faults",
        what: `reads while ${fault}`,
        goal: "200, or 503 with Retry-After",
        figure: `${answers.filter(({ status }) => status === 200).length} × 200 of ${answers.length}`,
        holds: wrong.length === 0,
      },
      {
        part: "faults",
        what: `time of reads while ${fault}`,
        goal: "≤ 2.5 s",
        figure: `${slowest.toFixed(0)} ms`,
        holds: slowest <= 2500,
        isNoisy: true,
      },
    );
  }
  return proofs;
}

async function upstreamFaults(scale: Scale): Promise<Proof[]> {
  const fake = fakeUpstream();
  // "mixed": some hosts hang, and the others answer well
  const outside = createServer((request, response) => {
    const [, behavior = "", host = ""] = (request.url ?? "").split("/");
    if (behavior === "mixed")
      request.url = (request.url ?? "").replace("mixed", hanging.includes(host) ? "no-answer" : "well");
    fake.emit("request", request, response);
  });
  await new Promise<void>((resolve) => outside.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${(outside.address() as AddressInfo).port}`;
  const proofs: Proof[] = [];
  let lasting: string[] = [];
  for (const behavior of scale === "test" ? ["well", "mixed"] : ["well", ...behaviors, "mixed"]) {
    const site = await startSite({ entry });
    const refresh = async (how: string, now: string) => {
      const query = new URLSearchParams({ now, upstream: `${origin}/${how}` });
      return JSON.parse((await ask(`${site.url}/refresh?${query}`)).body) as Refreshed;
    };
    const before = await refresh("well", goodDay);
    const after = await refresh(behavior, nextDay);
    await site.stop();
    // some contests end between the two runs, whatever the behavior
    if (behavior === "well") lasting = before.ids.filter((id) => after.ids.includes(id));
    const kept = lasting.filter((id) => after.ids.includes(id)).length;
    const asked = after.runs.filter(({ status }) => status !== "predicted");
    const succeeded = asked.filter(({ status }) => status === "success").length;
    const expected = behavior === "mixed" ? asked.length - hanging.length : behavior === "well" ? asked.length : 0;
    proofs.push({
      part: "faults",
      what: behavior === "mixed" ? "six hosts hang at once" : `every source: ${behavior}`,
      goal: expected > 0 ? `${expected} sources succeed, no row is lost` : "no row is lost",
      figure: `${succeeded} of ${asked.length} sources succeed, ${kept} of ${lasting.length} rows are kept`,
      holds: kept === lasting.length && succeeded >= expected,
    });
  }
  outside.closeAllConnections();
  outside.close();
  return proofs;
}
