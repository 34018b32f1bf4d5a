import { quantile } from "../bench/worker.ts";
import { mutated } from "./mutations.ts";
import { type Part, type Proof, randomOf, type Scale } from "./part.ts";
import { fixture, goodResume, squeezedResume } from "./pdfs.ts";
import { ask, fileForm } from "./requests.ts";
import { type Site, startSite } from "./site.ts";
import { cpuOf } from "./usage.ts";

const originals = ["rotated", "ligatures", "javascript", "encrypted-owner", "html-tags", "right-to-left"];
const files: Record<Scale, number> = { long: 1000, short: 50, test: 10 };
const expected = new Set([200, 413, 415, 422]);

/** Damaged files are read, or refused with a sentence, and the next good file is read. */
export const pdfFuzz: Part = async ({ scale, seed }) => {
  const site = await startSite({ bindings: { RATE_LIMIT: "off" } });
  const send = (bytes: Uint8Array) =>
    ask(`${site.url}/api/resume-to-portfolio`, { method: "POST", ...fileForm(bytes) });
  const random = randomOf(seed);
  const sound = [goodResume(), ...originals.map(fixture)];
  const rounds = files[scale];
  const costs: number[] = [];
  const surprises: string[] = [];
  let readAfter = 0;
  await send(goodResume());
  for (let n = 0; n < rounds; n++) {
    const before = cpuOf(site.pid);
    const answer = await send(mutated(sound[n % sound.length] ?? goodResume(), random));
    costs.push(cpuOf(site.pid) - before);
    if (!expected.has(answer.status) || !isJson(answer.body)) surprises.push(`${n}: ${answer.status}`);
    if ((await send(goodResume())).status === 200) readAfter++;
  }
  const squeezed = await squeezedTexts(site);
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
      isNoisy: true,
    },
    {
      part: "pdf-fuzz",
      what: "the good file after each",
      goal: "always read",
      figure: `${readAfter} of ${rounds}`,
      holds: readAfter === rounds,
    },
    ...squeezed,
  ];
};

/** Tiny files with up to 95,000 letters: one run of text, squeezed until it fits the page. */
async function squeezedTexts(site: Site): Promise<Proof[]> {
  const texts = { "a.": 20_000, "a-a.": 40_000, "github as a.b-b-": 40_000, "a. ": 95_000 };
  const costs: number[] = [];
  const statuses: number[] = [];
  for (const [piece, length] of Object.entries(texts)) {
    const before = cpuOf(site.pid);
    const file = fileForm(squeezedResume(piece.repeat(length / piece.length)));
    const { status, body } = await ask(`${site.url}/api/resume-to-portfolio`, { method: "POST", ...file });
    costs.push(cpuOf(site.pid) - before);
    statuses.push(isJson(body) ? status : 0);
  }
  return [
    {
      part: "pdf-fuzz",
      what: "up to 95,000 letters in one run",
      goal: "200 or 422 in JSON",
      figure: statuses.join(", "),
      holds: statuses.every((status) => status === 200 || status === 422),
    },
    {
      part: "pdf-fuzz",
      what: "CPU of such a file",
      goal: "≤ 1 s",
      figure: `${Math.max(...costs)} ms`,
      holds: Math.max(...costs) <= 1000,
      isNoisy: true,
    },
  ];
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
