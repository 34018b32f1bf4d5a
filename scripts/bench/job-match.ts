/**
 * Measures the CPU time to compare a posting of 1,500 words with a resume of 60 lines. A slow phone
 * is assumed to take four times as long. `npm run bench:job-match`.
 */
import { globSync, readFileSync } from "node:fs";
import { matchPosting } from "#domain/job-match/match.ts";
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

const times = Array.from({ length: 60 }, () => {
  const start = process.cpuUsage();
  matchPosting(posting, resume);
  return process.cpuUsage(start).user / 1000;
});
const [first = 0] = times;
const slow = (ms: number) => `${(ms * slowdown).toFixed(0)} ms`;
console.log(`1,500 words, ${slowdown} times slower: first ${slow(first)}, then p50 ${slow(quantile(times, 0.5))}`);
