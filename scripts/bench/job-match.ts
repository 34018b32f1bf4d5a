/**
 * Measures the CPU time to compare a posting of 1,500 words with a resume of 60 lines. Compares a
 * new thread with a thread after the page's warm-up. The slow phone is assumed to take four times
 * as long. `npm run bench:job-match`.
 */
import { globSync, readFileSync } from "node:fs";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { matchPosting } from "#domain/job-match/match.ts";
import type { ResumeLine } from "#domain/job-match/resume-lines.ts";
import { warmUpLines, warmUpResume } from "#domain/job-match/warm-up-lines.ts";
import { slowdown } from "./slow-phone.ts";
import { quantile } from "./worker.ts";

/** Each visit runs in a new thread, because only the first match of a thread counts. */
const visits = 15;

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

/** The CPU time of `work` in this thread, in ms of a slow phone. */
function timed(work: () => unknown): number {
  const start = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(start);
  return (slowdown * (user + system)) / 1000;
}

/** The times of a new thread. */
const inThread = (isWarm: boolean) =>
  new Promise<{ slices: number[]; times: number[] }>((resolve, reject) => {
    const thread = new Worker(new URL(import.meta.url), { workerData: isWarm });
    thread.on("message", resolve);
    thread.on("error", reject);
  });

if (isMainThread) {
  console.log(`1,500 words, ${slowdown} times slower, ms, medians of ${visits} threads`);
  for (const isWarm of [false, true]) {
    const threads: Awaited<ReturnType<typeof inThread>>[] = [];
    for (let visit = 0; visit < visits; visit++) threads.push(await inThread(isWarm));
    const median = (of: (thread: (typeof threads)[number]) => number) => quantile(threads.map(of), 0.5).toFixed(0);
    const all = median(({ slices }) => slices.reduce((sum, ms) => sum + ms, 0));
    const warmUp = `warm-up ${all}, longest line ${median(({ slices }) => Math.max(...slices))}, `;
    console.log(
      `${isWarm ? warmUp : ""}first ${median(({ times }) => times[0] ?? Number.NaN)}, second ${median(({ times }) => times[1] ?? Number.NaN)}, then ${median(({ times }) => quantile(times.slice(2), 0.5))}`,
    );
  }
} else {
  const slices = workerData ? warmUpLines.map((line) => timed(() => matchPosting(line, warmUpResume))) : [];
  const times = Array.from({ length: 17 }, () => timed(() => matchPosting(posting, resume)));
  parentPort?.postMessage({ slices, times });
}
