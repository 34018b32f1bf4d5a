import fc from "fast-check";
import JSZip from "jszip";
import { importJsonResume, JsonResumeError } from "#domain/json-resume/json-resume.ts";
import { portfolioDataSchema } from "#domain/portfolio/portfolio.schema.ts";
import { resumeSchema } from "#domain/resume/resume.schema.ts";
import { docxParts } from "#domain/resume-file/docx.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { readFile } from "#domain/resume-formats/read-file.ts";
import { assertPicture } from "#domain/resume-scan/picture.ts";
import { linesOfHocr } from "#domain/resume-scan/words.ts";
import { portfolioDraftKey } from "#domain/storage-keys.ts";
import { readCsv } from "#domain/text/csv.ts";
import { readCapture } from "#domain/tracker/capture.ts";
import { readPasted } from "#domain/tracker/posting.ts";
import { readRecords, recordSchema } from "#domain/tracker/record.schema.ts";
import { newRecord } from "#domain/tracker/record.ts";
import { recordOfRow } from "#domain/tracker/sheet.ts";
import { guessMapping } from "#domain/tracker/sheet-columns.ts";
import { readRows } from "#domain/tracker/sheet-rows.ts";
import { seal, unseal } from "#domain/transfers/seal.ts";
import { exportFile, readExportFile } from "#domain/your-data/data-file.ts";
import { storedThings } from "#domain/your-data/stored-things.ts";
import { foreignJson, foreignText, isSame, type Property } from "./foreign.ts";

const now = new Date("2026-08-12T12:00:00Z");
const habit = { isDayFirst: true, today: "2026-08-12" };

const record = newRecord("a", { title: "Tester", organization: "Acme", tags: ["b"] }, { stage: "applied" }, now);
const jsonResume = {
  basics: { name: "Ada Okoye", profiles: [{ network: "GitHub", url: "https://github.com/ada" }] },
  work: [{ name: "Acme", position: "Tester", startDate: "2020-01", highlights: ["Tested."] }],
};
const posting = {
  "@type": "JobPosting",
  title: "Tester",
  hiringOrganization: { name: "Acme" },
  jobLocation: [{ address: { addressLocality: "Oslo" } }],
  baseSalary: { currency: "EUR", value: { minValue: 1, maxValue: 2 } },
  url: "https://a.example/",
};

const rtf = fc
  .array(fc.oneof(foreignText, fc.constantFrom("{", "}", "\\par ", "\\'e9", "\\u-4051?", "\\bin9 ", "\\f1 ", "\\b ")))
  .map((parts) => `{\\rtf1\\ansi ${parts.join(" ")} The text of a resume that has enough letters to be read.}`);

const tag = fc.constantFrom("<w:p>", "</w:p>", "<w:r>", "<w:t>", "</w:t>", "<w:tbl>", "<w:tc>", "<!DOCTYPE a>", "&#0;");

/** Resume files: text, RTF, and a Word file with foreign markup inside its text. */
const files: fc.Arbitrary<() => Promise<Uint8Array>> = fc.oneof(
  fc.oneof(foreignText, rtf).map((text) => async () => new TextEncoder().encode(text)),
  fc.record({ at: fc.nat(), put: fc.oneof(tag, foreignText) }).map(
    ({ at, put }) =>
      () =>
        wordFile(at, put),
  ),
);

function wordFile(at: number, put: string): Promise<Uint8Array> {
  const texts = ["Ada Okoye", "Experience", "Tester, Acme, 2020 to 2022, where everything was tested twice."];
  const blocks = texts.map((text) => ({ kind: "text", field: "text", spans: [{ text, face: "regular" }] }) as const);
  const parts = docxParts({
    blocks: blocks.map((block) => ({ ...block, spans: [...block.spans] })),
    design: "classic",
    paper: "a4",
    title: "Resume",
    author: "Ada Okoye",
  });
  const zip = new JSZip();
  for (const [path, text] of Object.entries(parts)) {
    const place = at % text.length;
    zip.file(path, path === "word/document.xml" ? text.slice(0, place) + put + text.slice(place) : text);
  }
  return zip.generateAsync({ type: "uint8array" });
}

/** The start of a PNG, and of JPEGs whose frame header comes first or after another segment. */
const pictureHeads = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff, 0xc0, 0, 17, 8],
  [0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 1, 0xff],
];

const word = fc
  .record({ title: foreignText, text: foreignText })
  .map(({ title, text }) => `<span class='ocrx_word' title='${title}'>${text}</span>`);
const scanned = fc.oneof(
  foreignText,
  fc.array(word).map((words) => `<span class='ocr_line' title="bbox 1 2 3">${words.join(" ")}</span>`),
  fc
    .array(fc.oneof(fc.integer().map(String), fc.constantFrom(".", "-", "..", "1.2.3", "")), { maxLength: 5 })
    .map(
      (box) =>
        `<span class='ocr_line' title="bbox ${box.join(" ")}; baseline ${box[0]} -; x_size ${box[1]}">` +
        `<span class='ocrx_word' title='bbox ${box.join(" ")}; x_wconf ${box[0]}'>Word</span></span>`,
    ),
);

const isDetails = (details: object | undefined) => recordSchema.partial().safeParse(details ?? {}).success;

/** Everything that visitors paste, choose, import and share. */
export const visitors: Property[] = [
  [
    "a JSON Resume is a portfolio, or refused with a sentence",
    fc.property(foreignJson(jsonResume), (text) => {
      try {
        return portfolioDataSchema.safeParse(importJsonResume(text).data).success;
      } catch (error) {
        return error instanceof JsonResumeError;
      }
    }),
  ],
  [
    "records of the tracker are whole, or refused",
    fc.property(foreignJson([record]), (text) => {
      const records = readRecords(jsonOf(text));
      return records === undefined || records.every((one) => recordSchema.safeParse(one).success);
    }),
  ],
  [
    "a pasted text gives details within their limits",
    fc.property(
      fc.oneof(
        foreignJson(posting),
        foreignText.map((text) => `<p>${text}</p>`),
      ),
      (text) => isDetails(readPasted(text, habit)),
    ),
  ],
  [
    "a bookmark gives details within their limits",
    fc.property(foreignJson({ url: "https://a.example/", title: "b", text: "c", posting: "[]" }), (text) =>
      isDetails(readCapture(`#add=${encodeURIComponent(text.toWellFormed())}`, habit)),
    ),
  ],
  [
    "a sheet gives whole records",
    fc.property(fc.array(fc.array(foreignText, { maxLength: 5 }), { maxLength: 5 }), (cells) => {
      const rows = [["Title", "Company", "Status", "Applied"], ...cells];
      const [headers = [], ...read] = readCsv(rows.map((row) => row.join(";")).join("\n"));
      const records = readRows(read, guessMapping(headers, read), habit).map((row) => recordOfRow(row, "a", now));
      return records.every((one) => recordSchema.safeParse(one).success);
    }),
  ],
  [
    "a file of everything holds our own keys, or is refused",
    fc.asyncProperty(foreignJson({ site: "zero-to-offer", data: { theme: "dark" } }), async (text) => {
      const { things, refusal } = await readExportFile(text);
      return refusal !== undefined || Object.keys(things).every((key) => storedThings.some((one) => one.key === key));
    }),
  ],
  [
    "an exported file with one letter changed is the same, or refused",
    fc.asyncProperty(fc.nat(), fc.string({ minLength: 1, maxLength: 1 }), async (at, letter) => {
      const file = await exportFile({ [portfolioDraftKey]: "{}" }, 0);
      const place = at % file.length;
      const { things } = await readExportFile(file.slice(0, place) + letter + file.slice(place + 1));
      return things === undefined || isSame(things, { [portfolioDraftKey]: "{}" });
    }),
  ],
  [
    "a sealed text opens whole, or not at all",
    fc.asyncProperty(foreignText, fc.nat(), fc.constantFrom("A", "b", "_", "!"), async (text, at, letter) => {
      const { sealed, key } = await seal(text.toWellFormed());
      const place = at % sealed.length;
      const changed = sealed.slice(0, place) + letter + sealed.slice(place + 1);
      const opened = await unseal({ sealed: changed, key }).catch(() => undefined);
      return opened === undefined || opened === text.toWellFormed();
    }),
  ],
  [
    "a file that is no PDF is a resume, or refused with a sentence",
    fc.asyncProperty(files, fc.constantFrom("resume", "resume.md"), async (make, name) => {
      try {
        return resumeSchema.safeParse((await readFile(await make(), name)).resume).success;
      } catch (error) {
        return error instanceof FileRefused;
      }
    }),
  ],
  [
    "a picture is of a kind that can be unpacked, or refused with a sentence",
    fc.property(fc.constantFrom(...pictureHeads), fc.uint8Array({ maxLength: 60 }), (head, rest) => {
      try {
        return /^image\/(png|jpeg)$/.test(assertPicture(Uint8Array.from([...head, ...rest])));
      } catch (error) {
        return error instanceof FileRefused;
      }
    }),
  ],
  [
    "words of a scan have a place",
    fc.property(scanned, (text) =>
      linesOfHocr(text).every(({ words, baseline, size }) =>
        [
          baseline,
          size,
          ...words.flatMap(({ left, top, right, bottom, confidence }) => [left, top, right, bottom, confidence]),
        ].every(Number.isFinite),
      ),
    ),
  ],
];

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
