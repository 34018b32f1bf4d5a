/**
 * Requests a source from this machine and posts its raw answers to a running site. This is for
 * sources that refuse the site's data center: `INGEST_SECRET=… npm run ingest -- codeforces --to
 * https://site.example`. It accepts several sources.
 */
import { parseArgs } from "node:util";
import { answerSeparator } from "#domain/ingest.ts";
import type { Answers } from "#worker/answers.ts";
import { refreshJobs } from "#worker/jobs.ts";
import { upstream } from "#worker/upstream.ts";
import { postIngest } from "./post-ingest.ts";

const { positionals: names, values } = parseArgs({ allowPositionals: true, options: { to: { type: "string" } } });
const secret = process.env.INGEST_SECRET;
if (names.length === 0 || !values.to || !secret) {
  console.error("Usage: INGEST_SECRET=… npm run ingest -- SOURCE… --to https://site.example");
  process.exit(1);
}
for (const name of names) {
  try {
    console.log(`${name}: ${await postIngest(name, (await answersOf(name)).join(answerSeparator), values.to, secret)}`);
  } catch (error) {
    console.error(`${name}: ${error}`);
    process.exitCode = 1;
  }
}

/** The source's raw answers, in the order of the requests. */
async function answersOf(name: string): Promise<string[]> {
  const source = refreshJobs.flatMap(({ sources }) => sources(process.env)).find((known) => known.name === name);
  if (!source) throw new Error("There is no such source, or it is switched off");
  const door = upstream(process.env, 30_000);
  const answers: string[] = [];
  const recorder: Answers = {
    async json(url, request) {
      const answer = await door.json(url, request);
      answers.push(JSON.stringify(answer));
      return answer;
    },
    async html(url, request) {
      const answer = await door.html(url, request);
      answers.push(answer);
      return answer;
    },
  };
  await source.read(recorder, new Date(), process.env);
  return answers;
}
