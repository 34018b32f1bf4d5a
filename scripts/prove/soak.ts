import type { Part, Scale } from "./part.ts";
import { goodResume } from "./pdfs.ts";
import { type Answer, ask, atRate, fileForm, keepAlive, msAt } from "./requests.ts";
import { seedRows, startSite } from "./site.ts";
import { heapOf, memoryOf } from "./usage.ts";

const minutesOf: Record<Scale, number> = { long: 60, short: 1, test: 0.05 };

/** An hour of ordinary traffic. Memory and times must not grow, and every resume must be read. */
export const soak: Part = async ({ scale, minutes = minutesOf[scale] }) => {
  const perSecond = scale === "test" ? 20 : 50;
  const site = await startSite({ bindings: { RATE_LIMIT: "off" }, isInspected: true });
  const heap = await heapOf(site);
  const db = await site.mf.getD1Database("DB", "prove");
  for (const statement of seedRows(150, 300)) await db.prepare(statement).run();
  const agent = keepAlive();
  const paths = ["/api/contests", "/api/hackathons", "/api/status", "/api/countries", "/api/contests.ics"];
  const heaps: number[] = [];
  const before = memoryOf(site.pid);
  const p95s: number[] = [];
  let resumes = 0;
  let read = 0;
  for (let minute = 0; minute < minutes; minute++) {
    const end = performance.now() + Math.min(1, minutes) * 60_000;
    const least = leastUntil(end, heap);
    const answers = await atRate(perSecond, Math.min(1, minutes) * 60, (n): Promise<Answer> => {
      if (n % perSecond > 0) return ask(site.url + (paths[n % paths.length] ?? ""), { agent });
      resumes++;
      return ask(`${site.url}/api/resume-to-portfolio`, { method: "POST", ...fileForm(goodResume()) }).then(
        (answer) => {
          if (answer.status === 200) read++;
          return answer;
        },
      );
    });
    p95s.push(msAt(answers, 0.95));
    heaps.push(await least);
    console.error(`soak, minute ${minute + 1}: ${heaps.at(-1)?.toFixed(1)} MB, p95 ${p95s.at(-1)?.toFixed(0)} ms`);
  }
  const processGrowth = memoryOf(site.pid) - before;
  agent.destroy();
  await site.stop();
  const slope = growthIn10Minutes(heaps);
  const third = Math.ceil(p95s.length / 3);
  const [early, late] = [average(p95s.slice(0, third)), average(p95s.slice(-third))];
  return [
    {
      part: "soak",
      what: `memory of the worker over ${minutes} min at ${perSecond} requests a second`,
      goal: "≤ 1 MB more in 10 min",
      figure: `${slope.toFixed(2)} MB in 10 min, ${Math.min(...heaps).toFixed(1)} MB at the least; the process with the local stand-ins grew by ${processGrowth.toFixed(0)} MB`,
      holds: slope <= 1,
      isNoisy: true,
    },
    {
      part: "soak",
      what: "time of an answer, last third against the first",
      goal: "p95 at most 20 % longer",
      figure: `${early.toFixed(0)} → ${late.toFixed(0)} ms`,
      holds: late <= early * 1.2 + 1,
      isNoisy: true,
    },
    { part: "soak", what: "resumes", goal: "all read", figure: `${read} of ${resumes}`, holds: read === resumes },
  ];
};

/**
 * Memory grows until the next garbage collection, which may be minutes away. So only the lowest
 * values can be compared. The run has six parts, and the lowest value of each part counts. The
 * first part is the warm-up, and does not count.
 */
function growthIn10Minutes(leastOfMinutes: number[]): number {
  const size = Math.ceil(leastOfMinutes.length / 6);
  const sixths = Object.values(Object.groupBy(leastOfMinutes, (_, minute) => Math.floor(minute / size)));
  const leasts = sixths.map((sixth = []) => Math.min(...sixth)).slice(1);
  if (leasts.length < 2) return 0;
  return (((leasts.at(-1) ?? 0) - (leasts[0] ?? 0)) / (leasts.length - 1)) * (10 / size);
}

async function leastUntil(end: number, look: () => Promise<number>): Promise<number> {
  let least = await look();
  while (performance.now() < end) {
    await new Promise((later) => setTimeout(later, 250));
    least = Math.min(least, await look());
  }
  return least;
}

function average(numbers: number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);
}
