import { env } from "cloudflare:workers";
import { testClient } from "hono/testing";
import { beforeEach, expect, test, vi } from "vitest";
import { portfolioDataSchema } from "#domain/portfolio/portfolio.schema.ts";
import { generationErrorText } from "#domain/resume/generation-errors.ts";
import { api } from "#worker/api.ts";
import { connect } from "#worker/db/client.ts";
import { featuresFlag } from "#worker/db/schema.ts";
import { drain } from "#worker/drain.ts";
import type { Env } from "#worker/env.ts";
import {
  complex,
  connection,
  disabled,
  notPdf,
  tooLarge,
  tooMany,
  tooManyPages,
  unreadable,
} from "../support/generation-sentences.ts";
import { deflated, drawn, onePage, pdf, stream } from "../support/pdf.ts";

const twoMB = 2 * 1024 * 1024;
const open: Env = { ...env, RATE_LIMIT: "off" };
const fixtures = import.meta.glob<string>("../fixtures/resume/*.pdf", { query: "?inline", import: "default" });

async function fixture(name: string): Promise<Uint8Array<ArrayBuffer>> {
  const url = await fixtures[`../fixtures/resume/${name}.pdf`]?.();
  if (!url) throw new Error(`No fixture named ${name}`);
  return Uint8Array.from(atob(url.slice(url.indexOf(",") + 1)), (letter) => letter.charCodeAt(0));
}

function send(bytes: Uint8Array<ArrayBuffer>, { name = "resume.pdf", bindings = open } = {}) {
  const body = new FormData();
  body.set("resume", new File([bytes], name, { type: "application/pdf" }));
  return api.request("/api/resume-to-portfolio", { method: "POST", body }, bindings);
}

function post(body: BodyInit | null, headers: Record<string, string> = {}) {
  return api.request("/api/resume-to-portfolio", { method: "POST", body, headers }, open);
}

/** The status, and the sentence that the visitor reads. */
async function refusal(response: Response | Promise<Response>): Promise<[number, string]> {
  const { status, body } = await answered(response);
  return [status, generationErrorText(body.error)];
}

async function answered(response: Response | Promise<Response>) {
  const got = await response;
  return { status: got.status, body: JSON.parse(await got.text()) };
}

async function read(bytes: Uint8Array<ArrayBuffer>) {
  const { status, body } = await answered(send(bytes));
  expect([status, body.error]).toEqual([200, undefined]);
  expect(portfolioDataSchema.safeParse(body.portfolioData).error).toBeUndefined();
  return { ...body, text: JSON.stringify(body.portfolioData) };
}

function padded(bytes: Uint8Array<ArrayBuffer>, length: number) {
  const long = new Uint8Array(length).fill(10);
  long.set(bytes);
  return long;
}

const resume = drawn(
  "Ada Lovelace",
  "Software Engineer",
  "ada@example.com",
  "SUMMARY",
  "Engineer who writes programs for machines that are not built yet.",
);

const logs = (["log", "info", "warn", "error"] as const).map((method) => vi.spyOn(console, method));
beforeEach(() => {
  for (const spy of logs) spy.mockClear();
});

test("a resume becomes portfolio data with confidences, and no part of it is logged or stored", async () => {
  const body = new File([await fixture("rotated")], "resume.pdf");
  const response = await testClient(api, open).api["resume-to-portfolio"].$post({ form: { resume: body } });
  expect(response.status).toBe(200);
  const { portfolioData, confidence, periods } = await response.json();
  expect(portfolioData.settings.name).toBe("Michael O'Connor");
  expect(portfolioData.sections.contact.email).toBe("mike.oconnor@example.com");
  expect(confidence["settings.name"]).toBeGreaterThan(0.5);
  expect(periods).toHaveLength(portfolioData.sections.experience.items.length);
  for (const spy of logs) expect(spy).not.toHaveBeenCalled();
  const tables = await env.DB.prepare("select name from sqlite_master where type = 'table'").all<{ name: string }>();
  for (const { name } of tables.results.filter((table) => !/^(_|sqlite_|d1_)/.test(table.name)))
    expect(await env.DB.prepare(`select count(*) as rows from "${name}"`).first("rows")).toBe(0);
  expect((await env.FLAGS.list()).keys.map(({ name }) => name)).toEqual(["flag:resume_to_portfolio"]);
});

test("table cells that are only a space apart become entries", async () => {
  const cell = (y: number) => (said: string, at: number) =>
    `BT /F1 11 Tf ${[50, 132, 291, 318][at]} ${y} Td (${said}) Tj ET`;
  const table = [
    ...["Course", "Institution", "Year", "Marks"].map(cell(640)),
    ...["Class XII \\(PCM\\)", "Marigold Institute of Technology", "2020", "78%"].map(cell(620)),
    ...["Class X", "Lakeside School", "2018", "85%"].map(cell(600)),
  ];
  const text = `${resume}\n${drawn("", "", "", "", "", "", "", "", "EDUCATION")}\n${table.join("\n")}`;
  const { portfolioData } = await read(onePage("5 0 R", [stream("", text)]));
  expect(portfolioData.sections.education.items).toEqual([
    { degree: "Class XII (PCM)", institution: "Marigold Institute of Technology", period: "2020" },
    { degree: "Class X", institution: "Lakeside School", period: "2018" },
  ]);
});

test("a hyphen is kept, even if the font uses its glyph for the soft hyphen", async () => {
  const { portfolioData } = await read(
    pdf([
      "<</Type/Catalog/Pages 2 0 R>>",
      "<</Type/Pages/Kids[3 0 R]/Count 1>>",
      "<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>",
      "<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding<</Type/Encoding/Differences[45/uni00AD]>>>>",
      stream("", drawn("Ines Falk-Rathe", "ines@example.com", "Skills", "Autocad, Sonar, Leveling")),
    ]),
  );
  expect(portfolioData.settings.name).toBe("Ines Falk-Rathe");
});

test("a missing file, a broken form or a missing form gets 400", async () => {
  const other = new FormData();
  other.set("other", "x");
  const text = new FormData();
  text.set("resume", "not a file");
  const broken = { "Content-Type": "multipart/form-data; boundary=x" };
  expect(await refusal(post(other))).toEqual([400, notPdf]);
  expect(await refusal(post(text))).toEqual([400, notPdf]);
  expect(await refusal(post(null))).toEqual([400, notPdf]);
  expect(await refusal(post("{}", { "Content-Type": "application/json" }))).toEqual([400, notPdf]);
  expect(await refusal(post("--x\r\nnonsense", broken))).toEqual([400, notPdf]);
});

test("a file of exactly 2 MB is read, and one more byte gets 413", async () => {
  const bytes = await fixture("rotated");
  expect((await read(padded(bytes, twoMB))).portfolioData.settings.name).toBe("Michael O'Connor");
  expect(await refusal(send(padded(bytes, twoMB + 1)))).toEqual([413, tooLarge]);
});

test("a body whose announced length is too large is refused before it is read", async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull: (stream) => {
      pulled++;
      stream.enqueue(new Uint8Array(65536));
    },
  });
  expect(await refusal(post(endless, { "Content-Length": String(3 * twoMB) }))).toEqual([413, tooLarge]);
  expect(pulled).toBeLessThan(3);
});

test.each([
  ["claims to be short", { "Content-Length": "1000" }],
  ["says nothing of its length", {}],
])("an endless body that %s is cut off soon after 2 MB", async (_, headers) => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull: (stream) => {
      pulled++;
      stream.enqueue(new Uint8Array(65536));
    },
  });
  const type = { "Content-Type": "multipart/form-data; boundary=x" };
  expect(await refusal(post(endless, { ...type, ...headers } as Record<string, string>))).toEqual([413, tooLarge]);
  expect(pulled * 65536).toBeLessThan(twoMB + 5 * 65536);
});

test("after an early answer, up to 32 MB of the body are still received", async () => {
  let pulled = 0;
  const endless = new ReadableStream({
    pull: (stream) => {
      pulled++;
      stream.enqueue(new Uint8Array(65536));
    },
  });
  await drain(new Request("https://zero-to-offer.example/api/contests", { method: "POST", body: endless }));
  expect(pulled * 65536).toBeGreaterThanOrEqual(32 * 1024 * 1024);
  expect(pulled * 65536).toBeLessThan(33 * 1024 * 1024);
});

test("a sender that breaks off gets 400", async () => {
  const body = new ReadableStream({ pull: (stream) => stream.error(new Error("gone")) });
  expect(await refusal(post(body, { "Content-Type": "multipart/form-data; boundary=x" }))).toEqual([400, connection]);
});

test("the first bytes decide the type: %PDF- within the first 1024", async () => {
  const good = onePage("5 0 R", [stream("", resume)]);
  const behind = (junk: number) => new Uint8Array([...new Uint8Array(junk).fill(32), ...good]);
  expect((await answered(send(good, { name: "photo.png" }))).status).toBe(200);
  expect((await answered(send(behind(1000)))).status).toBe(200);
  expect(await refusal(send(behind(1024)))).toEqual([415, notPdf]);
  expect(await refusal(send(await fixture("png-renamed")))).toEqual([415, notPdf]);
  expect(await refusal(send(new TextEncoder().encode("<!doctype html><h1>Ada</h1>")))).toEqual([415, notPdf]);
  expect(await refusal(send(new Uint8Array()))).toEqual([415, notPdf]);
});

test.each([
  ["blank", unreadable],
  ["encrypted-user", unreadable],
  ["garbled", unreadable],
  ["header-only", notPdf],
  ["page-loop", notPdf],
  ["scanned", unreadable],
  ["three-pages", tooManyPages],
  ["truncated", notPdf],
])("the file %s.pdf gets 422: %s", async (name, text) => {
  expect(await refusal(send(await fixture(name)))).toEqual([422, text]);
});

test("a file with rotation, a script or only an owner's password is read", async () => {
  for (const name of ["encrypted-owner", "rotated", "javascript"]) {
    const { portfolioData, text } = await read(await fixture(name));
    expect([name, portfolioData.settings.name]).toEqual([name, expect.stringMatching(/^Michael O['’]Connor$/)]);
    expect([name, portfolioData.sections.contact.email]).toEqual([name, "mike.oconnor@example.com"]);
    expect(text).not.toMatch(/PWNED|app\.alert/);
  }
});

test("right-to-left text does not make the reader fail", async () => {
  expect((await read(await fixture("right-to-left"))).portfolioData.sections.contact.email).toContain("@example.");
});

test("instructions in a resume are not facts, and its links are never scripts", async () => {
  const { settings, sections } = (await read(await fixture("prompt-injection"))).portfolioData;
  expect([settings.name, settings.title]).toEqual(["Michael O'Connor", "Senior Data Analyst"]);
  expect(JSON.stringify([sections.contact, sections.social])).not.toContain("evil.example.net");
  const { text } = await read(await fixture("html-tags"));
  expect(text).not.toMatch(/"(?:url|previewUrl|repoUrl)":"\s*(?:javascript|data|vbscript):/i);
});

test.each(["invoice", "essay"])("the file %s.pdf, which is not a resume, gives no career", async (name) => {
  const { about, experience, education, projects } = (await read(await fixture(name))).portfolioData.sections;
  expect([about.skills, experience, education, projects].flatMap(({ items }) => items)).toEqual([]);
});

const names = (count: number) => Array.from({ length: count }, (_, at) => `${at + 6} 0 R`).join(" ");

test.each<[string, () => Promise<Uint8Array<ArrayBuffer>>]>([
  ["packs 400 MB twice over", () => fixture("bomb")],
  ["packs millions of instructions", async () => onePage("5 0 R", [stream("/Filter/FlateDecode", await bomb(12))])],
  [
    "packs millions of letters",
    async () => {
      const letters = `BT /F1 9 Tf (${"never ends ".repeat(1_000_000)}) Tj ET`;
      return onePage("5 0 R", [stream("/Filter/FlateDecode", await deflated(letters))]);
    },
  ],
  ["packs 40 MB once", async () => onePage("5 0 R", [stream("/Filter/FlateDecode", await bomb(40))])],
  [
    "hides the packing behind a reference",
    async () => onePage("5 0 R", [stream("/Filter 6 0 R", await bomb(40)), "/FlateDecode"]),
  ],
  [
    "packs behind another code",
    async () => {
      const hex = Array.from(await bomb(40), (byte) => byte.toString(16).padStart(2, "0")).join("");
      return onePage("5 0 R", [stream("/Filter[/ASCIIHexDecode/FlateDecode]", `${hex}>`)]);
    },
  ],
  [
    "spreads it over forty parts",
    async () => {
      const part = stream("/Filter/FlateDecode", await bomb(2));
      return onePage("5 0 R", [`[${names(40)}]`, ...Array.from({ length: 40 }, () => part)]);
    },
  ],
])("a file that %s is refused, and the next file is read", async (_, file) => {
  expect(await refusal(send(await file()))).toEqual([422, complex]);
  expect((await read(onePage("5 0 R", [stream("", resume)]))).portfolioData.settings.name).toBe("Ada Lovelace");
});

test("one visitor's hostile file does not affect the files of five other visitors", async () => {
  const good = () => send(onePage("5 0 R", [stream("", resume)]));
  const hostile = send(onePage("5 0 R", [stream("/Filter/FlateDecode", await bomb(12))]));
  const answers = await Promise.all([hostile, good(), good(), good(), good(), good()]);
  expect(answers.map(({ status }) => status)).toEqual([422, 200, 200, 200, 200, 200]);
});

/** Compressed drawing instructions of this many megabytes. */
function bomb(megabytes: number) {
  return deflated("q Q\n".repeat((megabytes * 1024 * 1024) / 4));
}

// The depth that can be read depends on how long the engine has run.
test.each([
  ["10,000 arrays in each other", `/Deep ${"[".repeat(10_000)}${"]".repeat(10_000)}`],
  ["10,000 dictionaries in each other", `/Deep ${"<</A".repeat(10_000)} 1 ${">>".repeat(10_000)}`],
])("%s are read or refused with a sentence, and the next file is read", async (_, page) => {
  const answer = await send(onePage("5 0 R", [stream("", resume)], page));
  expect([200, 422]).toContain(answer.status);
  if (answer.status === 422)
    expect(await answer.json()).toEqual({ error: expect.stringMatching(/^[A-Z].+\.?$/), code: "too-complex" });
  expect((await read(onePage("5 0 R", [stream("", resume)]))).portfolioData.settings.name).toBe("Ada Lovelace");
});

test("a chain of 10,000 objects is read", async () => {
  const chain = Array.from({ length: 10_000 }, (_, at) => `<</Next ${at + 7} 0 R>>`);
  const file = onePage("5 0 R", [stream("", resume), ...chain], "/Deep 6 0 R");
  expect((await read(file)).portfolioData.settings.name).toBe("Ada Lovelace");
});

test("a form object that draws itself is read", async () => {
  const form = stream("/Type/XObject/Subtype/Form/BBox[0 0 9 9]/Resources<</XObject<</X 6 0 R>>>>", "/X Do");
  const file = onePage("5 0 R", [stream("", `${resume}\n/X Do`), form], "/Resources<</XObject<</X 6 0 R>>>>");
  expect((await read(file)).portfolioData.settings.name).toBe("Ada Lovelace");
});

test("too many requests get 429 before the body is read", async () => {
  const results = [];
  for (let n = 0; n < 61; n++) results.push(await refusal(send(new Uint8Array(), { bindings: env })));
  expect(results[0]).toEqual([415, notPdf]);
  expect(results).toContainEqual([429, tooMany]);
});

test("while the flag is off, the endpoint answers 503", async () => {
  await connect(env).insert(featuresFlag).values({ id: 1, resume_to_portfolio: false });
  expect(await refusal(send(await fixture("ligatures")))).toEqual([503, disabled]);
});
