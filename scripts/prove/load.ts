import type { Part, Scale } from "./part.ts";
import { ask, atRate, keepAlive, msAt } from "./requests.ts";
import { seedRows, startSite } from "./site.ts";

const perSecond = 200;
const seconds: Record<Scale, number> = { long: 60, short: 5, test: 1 };

/**
 * The paths of every hundred requests. The first 20 request contests, the next ten request contests
 * by start, and so on. The last five store a lead.
 */
const mix: [upTo: number, path: string][] = [
  [20, "/api/contests"],
  [30, "/api/contests?sort=upcoming"],
  [40, "/api/contests?sort=least-popular"],
  [65, "/api/hackathons"],
  [80, "/api/status"],
  [85, "/api/flags/resume_to_portfolio"],
  [90, "/api/countries"],
  [93, "/api/contests.ics"],
  [95, "/api/hackathons.ics"],
];

/**
 * Sends 200 requests a second for a minute. There must be no error, and every acknowledged lead
 * must be stored.
 */
export const load: Part = async ({ scale }) => {
  const site = await startSite({ bindings: { RATE_LIMIT: "off" } });
  const db = await site.mf.getD1Database("DB", "prove");
  for (const statement of seedRows(150, 300)) await db.prepare(statement).run();
  const agent = keepAlive();
  const send = (n: number) => {
    const share = (Math.abs(n) * 37) % 100;
    const [, path] = mix.find(([upTo]) => share < upTo) ?? [];
    if (path) return ask(site.url + path, { agent });
    const body = JSON.stringify({ email: `visitor${n}@example.com`, name: "Ada" });
    const headers = { "Content-Type": "application/json" };
    return ask(`${site.url}/api/store-download-lead`, { method: "POST", headers, body, agent });
  };
  // Warms up every path, because an isolate on the platform has been running for long. Negative
  // numbers give these leads other addresses than the counted leads.
  for (let n = -100; n < 0; n++) await send(n);
  const answers = await atRate(perSecond, seconds[scale], send);
  const failed = answers.filter(({ status }) => status !== 200 && status !== 201);
  const acknowledged = answers.filter(({ status }) => status === 201).length;
  const counted = "select count(*) as rows from download_leads where email not like 'visitor-%'";
  const stored = (await db.prepare(counted).first<number>("rows")) ?? 0;
  agent.destroy();
  await site.stop();
  const [p95, p99] = [msAt(answers, 0.95), msAt(answers, 0.99)];
  return [
    {
      part: "load",
      what: `${perSecond} requests a second`,
      goal: "no error",
      figure: `${answers.length - failed.length} of ${answers.length} answered`,
      holds: failed.length === 0,
    },
    {
      part: "load",
      what: "time of an answer",
      goal: "p95 ≤ 50 ms, p99 ≤ 150 ms",
      figure: `p95 ${p95.toFixed(0)} ms, p99 ${p99.toFixed(0)} ms`,
      holds: p95 <= 50 && p99 <= 150,
      isNoisy: true,
    },
    {
      part: "load",
      what: "leads stored",
      goal: "all that were acknowledged",
      figure: `${stored} of ${acknowledged}`,
      holds: stored === acknowledged,
    },
  ];
};
