import { quantile } from "../bench/worker.ts";
import { mutated } from "./mutations.ts";
import { type Part, randomOf } from "./part.ts";
import { fixture, goodResume } from "./pdfs.ts";
import { ask, fileForm } from "./requests.ts";
import { cpuOf, startSite } from "./site.ts";

const originals = ["rotated", "ligatures", "javascript", "encrypted-owner", "html-tags", "right-to-left"];
const expected = new Set([200, 413, 415, 422]);

/** Damaged files are read or refused with a sentence, and the next good one is read. */
export const pdfFuzz: Part = async ({ scale, seed }) => {
  const site = await startSite({ bindings: { RATE_LIMIT: "off" } });
  const send = (bytes: Uint8Array) =>
    ask(`${site.url}/api/resume-to-portfolio`, { method: "POST", ...fileForm(bytes) });
  const random = randomOf(seed);
  const files = [goodResume(), ...originals.map(fixture)];
  const rounds = scale === "long" ? 1000 : 50;
  const costs: number[] = [];
  const surprises: string[] = [];
  let readAfter = 0;
  await send(goodResume());
  for (let n = 0; n < rounds; n++) {
    const before = cpuOf(site.pid);
    const answer = await send(mutated(files[n % files.length] ?? goodResume(), random));
    costs.push(cpuOf(site.pid) - before);
    if (!expected.has(answer.status) || !isJson(answer.body)) surprises.push(`${n}: ${answer.status}`);
    if ((await send(goodResume())).status === 200) readAfter++;
  }
  await site.stop();
  const p99 = quantile(costs, 0.99);
  return [
    {
      part: "pdf-fuzz",
      what: `${rounds} damaged files`,
      goal: "200, 413, 415 or 422 in JSON",
      figure: surprises.length === 0 ? "nothing else" : surprises.join(", "),
      holds: surprises.length === 0,
    },
    {
      part: "pdf-fuzz",
      what: "CPU of a damaged file",
      goal: "p99 ≤ 1 s",
      figure: `${p99.toFixed(0)} ms`,
      holds: p99 <= 1000,
    },
    {
      part: "pdf-fuzz",
      what: "the good file after each",
      goal: "always read",
      figure: `${readAfter} of ${rounds}`,
      holds: readAfter === rounds,
    },
  ];
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
