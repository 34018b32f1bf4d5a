/**
 * Measures the CPU time to compare a posting of 1,500 words with a resume of 60 lines, in a thread
 * without and in one after the practice of the page. A slow phone is assumed to take four times as
 * long. `npm run bench:job-match`.
 */
import { globSync, readFileSync } from "node:fs";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { matchPosting } from "#domain/job-match/match.ts";
import { practiceLines, practiceResume } from "#domain/job-match/practice-lines.ts";
import type { ResumeLine } from "#domain/job-match/resume-lines.ts";
import { slowdown } from "./slow-phone.ts";
import { quantile } from "./worker.ts";

const words = globSync("tests/fixtures/postings/dev/*.txt")
  .sort()
  .flatMap(
    (file) =>
      readFileSync(file, "utf8")
        .split("\n---\n")[1]
        ?.split(/(?<=\s)(?=\S)/) ?? [],
  );
const posting = words.slice(0, 1500).join("");
const resume = Array.from(
  { length: 60 },
  (_, at): ResumeLine => ({
    text: `Built service ${at} in Python and React, with Docker, Kafka and SQL for ${at} teams`,
    kind: "story",
    section: "Experience",
  }),
);

/** The CPU time of this thread, in ms of a slow phone. */
function timed(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (slowdown * (user + system)) / 1000;
}

/** The times of a new thread. */
const inThread = (isPracticed: boolean) =>
  new Promise<{ slices: number[]; times: number[] }>((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: isPracticed });
    thread.on("message", resolve);
    thread.on("error", reject);
  });

if (isMainThread) {
  console.log(`1,500 words, ${slowdown} times slower, ms`);
  for (const isPracticed of [false, true]) {
    const { slices, times } = await inThread(isPracticed);
    const all = slices.reduce((sum, ms) => sum + ms, 0);
    const practice = `practice ${all.toFixed(0)}, longest line ${Math.max(...slices).toFixed(0)}, `;
    console.log(
      `${isPracticed ? practice : ""}first ${times[0]?.toFixed(0)}, second ${times[1]?.toFixed(0)}, then p50 ${quantile(times, 0.5).toFixed(0)}`,
    );
  }
} else {
  const slices = workerData ? practiceLines.map((line) => timed(() => matchPosting(line, practiceResume))) : [];
  const times = Array.from({ length: 60 }, () => timed(() => matchPosting(posting, resume)));
  parentPort?.postMessage({ slices, times });
}
