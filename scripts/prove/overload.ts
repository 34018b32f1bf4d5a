import type { Part, Proof, Scale } from "./part.ts";
import { goodResume, hostileResume } from "./pdfs.ts";
import { ask, atRate, fileForm, keepAlive, msAt } from "./requests.ts";
import { type Site, startSite } from "./site.ts";
import { closedEarly, stalledUpload } from "./stalled-upload.ts";
import { memoryOf } from "./usage.ts";

const uploadsAtOnce: Record<Scale, number> = { long: 64, short: 64, test: 12 };
const rounds: Record<Scale, number> = { long: 20, short: 3, test: 1 };

/** Stalled uploads end and do not affect readers. A hostile file does not affect a good file. */
export const overload: Part = async ({ scale }) => {
  const site = await startSite({ bindings: { RATE_LIMIT: "off" } });
  const proofs = [...(await stalledUploads(site, scale)), await mixedTenants(site, rounds[scale])];
  await site.stop();
  return proofs;
};

async function stalledUploads(site: Site, scale: Scale): Promise<Proof[]> {
  await ask(`${site.url}/api/contests`);
  await ask(`${site.url}/api/resume-to-portfolio`, { method: "POST", ...fileForm(goodResume()) });
  const agent = keepAlive();
  const [perSecond, seconds] = scale === "test" ? [10, 2] : [50, 10];
  const alone = msAt(await atRate(perSecond, seconds / 2, () => ask(`${site.url}/api/contests`, { agent })), 0.95);
  const before = memoryOf(site.pid);
  const started = performance.now();
  const uploads = Array.from({ length: uploadsAtOnce[scale] }, () => stalledUpload(site.url));
  let peak = before;
  const watch = setInterval(() => {
    peak = Math.max(peak, memoryOf(site.pid));
  }, 100);
  await Promise.all(uploads.map(({ sent }) => sent)); // sending 125 MB keeps this process busy
  const reads = await atRate(perSecond, seconds, () => ask(`${site.url}/api/contests`, { agent }));
  const statuses = await Promise.all(uploads.map(({ status }) => status));
  clearInterval(watch);
  agent.destroy();
  const took = (performance.now() - started) / 1000;
  const p95 = msAt(reads, 0.95);
  const hasEnded = (status: number) => status === 408 || status === 503 || status === closedEarly;
  const what = `${uploads.length} stalled uploads`;
  return [
    {
      part: "overload",
      what: `reads beside ${what}`,
      goal: "all answered",
      figure: `${reads.filter(({ status }) => status === 200).length} of ${reads.length}`,
      holds: reads.every(({ status }) => status === 200),
    },
    {
      part: "overload",
      what: `time of reads beside ${what}`,
      goal: "p95 ≤ 100 ms",
      figure: `${p95.toFixed(0)} ms, without uploads ${alone.toFixed(0)} ms`,
      holds: p95 <= 100,
      isNoisy: true,
    },
    {
      part: "overload",
      what,
      goal: "408, 503 or closed",
      figure: [...new Set(statuses.map((status) => (status === closedEarly ? "closed" : status)))].sort().join(", "),
      holds: statuses.every(hasEnded),
    },
    {
      part: "overload",
      what: `time until ${what} are answered`,
      goal: "≤ 30 s",
      figure: `${took.toFixed(0)} s`,
      holds: took <= 31,
      isNoisy: true,
    },
    {
      part: "overload",
      what: `memory of ${what}`,
      goal: "≤ 64 MB more",
      figure: `${(peak - before).toFixed(0)} MB more`,
      holds: peak - before <= 64,
      isNoisy: true,
    },
  ];
}

async function mixedTenants(site: Site, rounds: number): Promise<Proof> {
  const upload = (bytes: Uint8Array) =>
    ask(`${site.url}/api/resume-to-portfolio`, { method: "POST", ...fileForm(bytes) });
  let read = 0;
  for (let round = 0; round < rounds; round++) {
    const good = Array.from({ length: 5 }, () => upload(goodResume()));
    await upload(hostileResume());
    read += (await Promise.all(good)).filter(({ status }) => status === 200).length;
  }
  return {
    part: "overload",
    what: `a hostile file with 5 good ones, ${rounds} rounds`,
    goal: "every good one is read",
    figure: `${read} of ${5 * rounds}`,
    holds: read === 5 * rounds,
  };
}
