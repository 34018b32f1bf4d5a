import { bodyDigest, digestHeader, ingestSignature, signatureHeader, timestampHeader } from "#domain/ingest.ts";
import type { Part, Proof, Scale } from "./part.ts";
import { type Answer, ask } from "./requests.ts";
import { type Site, startSite } from "./site.ts";
import { memoryOf } from "./usage.ts";

const leads: Record<Scale, number> = { long: 400, short: 400, test: 80 };
const secret = "a secret of at least 32 characters";

/** Checks what one host, one campus, a replay, and an unsigned sender of megabytes can do. */
export const abuse: Part = async ({ scale }) => {
  const site = await startSite({ bindings: { INGEST_SECRET: secret } });
  const proofs = [
    await oneNetwork(site, leads[scale]),
    await oneCampus(site),
    ...(await unsigned(site)),
    ...(await ingestion(site)),
  ];
  await site.stop();
  return proofs;
};

function lead(site: Site, address: string, n: number): Promise<Answer> {
  const headers = { "Content-Type": "application/json", "CF-Connecting-IP": address };
  const body = JSON.stringify({ email: `visitor${n}@example.com`, name: "Ada" });
  return ask(`${site.url}/api/store-download-lead`, { method: "POST", headers, body });
}

const answered = (answers: Answer[], status: number) => answers.filter((answer) => answer.status === status).length;

/** The limits count per minute of the clock, so the tries may fall into two minutes. */
async function oneNetwork(site: Site, tries: number): Promise<Proof> {
  const answers: Answer[] = [];
  for (let n = 0; n < tries; n++) answers.push(await lead(site, `2001:db8:1:2::${n.toString(16)}`, n));
  const stored = answered(answers, 201);
  return {
    part: "abuse",
    what: `${tries} leads from ${tries} addresses of one /64`,
    goal: "at most 60 stored, 429 for the rest",
    figure: `${stored} stored, ${answered(answers, 429)} × 429`,
    holds: stored <= 60 && stored + answered(answers, 429) === tries,
  };
}

async function oneCampus(site: Site): Promise<Proof> {
  const answers: Answer[] = [];
  for (let n = 0; n < 50; n++) answers.push(await lead(site, "198.51.100.7", 1000 + n));
  const served = answered(answers, 201);
  return {
    part: "abuse",
    what: "50 people behind one address",
    goal: "all within two minutes: 25 or more at once",
    figure: `${served} at once`,
    holds: served >= 25,
  };
}

async function unsigned(site: Site): Promise<Proof[]> {
  const before = memoryOf(site.pid);
  const headers = {
    [timestampHeader]: String(Math.floor(Date.now() / 1000)),
    [digestHeader]: "0".repeat(64),
    [signatureHeader]: "0".repeat(64),
  };
  const body = Buffer.alloc(16 * 1024 * 1024, "a");
  const answers = await Promise.all(
    [1, 2].map(() => ask(`${site.url}/api/ingest/codeforces`, { method: "POST", headers, body })),
  );
  const grown = memoryOf(site.pid) - before;
  const what = "two unsigned bodies of 16 MB";
  return [
    {
      part: "abuse",
      what,
      goal: "401",
      figure: answers.map(({ status }) => status).join(", "),
      holds: answers.every(({ status }) => status === 401),
    },
    {
      part: "abuse",
      what: `memory of ${what}`,
      goal: "≤ 40 MB more",
      figure: `${grown.toFixed(0)} MB more`,
      holds: grown <= 40,
      isNoisy: true,
    },
  ];
}

async function ingestion(site: Site): Promise<Proof[]> {
  const body = Buffer.from('{"status":"OK","result":[]}');
  const digest = await bodyDigest(new Uint8Array(body));
  const send = async (secondsOff: number) => {
    const timestamp = String(Math.floor(Date.now() / 1000) + secondsOff);
    const signature = await ingestSignature({ secret, timestamp, source: "codeforces", digest });
    const headers = { [timestampHeader]: timestamp, [digestHeader]: digest, [signatureHeader]: signature };
    const again = () => ask(`${site.url}/api/ingest/codeforces`, { method: "POST", headers, body });
    return { first: (await again()).status, again };
  };
  const { first, again } = await send(0);
  const replays = (await Promise.all([again(), again(), again()])).map(({ status }) => status);
  const skewed = [(await send(-302)).first, (await send(302)).first];
  return [
    {
      part: "abuse",
      what: "an answer sent again three times at once",
      goal: "200, then 409",
      figure: [first, ...replays].join(", "),
      holds: first === 200 && replays.every((status) => status === 409),
    },
    {
      part: "abuse",
      what: "a clock 302 seconds off, either way",
      goal: "401",
      figure: skewed.join(", "),
      holds: skewed.every((status) => status === 401),
    },
  ];
}
