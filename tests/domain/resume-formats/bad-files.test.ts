import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fileRefusals } from "#domain/resume-formats/file-refusals.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { readFile } from "#domain/resume-formats/read-file.ts";
import { docx, p } from "../../support/docx/docx-parts.ts";
import { odfParagraph, odt, rtf, zipOf } from "../../support/other-resumes.ts";
import { processorMs } from "../../support/processor-time.ts";

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...codes: number[]) => Uint8Array.from(codes);

type Refusal = keyof typeof fileRefusals;

/** The name of the refusal that a file gets, or "read" if it can be read. */
async function refusalFor(file: Uint8Array, name = "resume"): Promise<string> {
  try {
    await readFile(file, name);
    return "read";
  } catch (error) {
    if (!(error instanceof FileRefused)) throw error;
    return Object.entries(fileRefusals).find(([, sentence]) => sentence === error.message)?.[0] ?? error.message;
  }
}

const words = "This paragraph has enough letters to be taken for the text of a resume. ";
const oldOffice = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const nested = (name: string, depth: number) => `<${name}>`.repeat(depth) + `</${name}>`.repeat(depth);

describe("an unreadable file gets one sentence", () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, Refusal]>([
    ["an old Word file", () => bytes(...oldOffice, ...Array(600).fill(0)), "oldWord"],
    [
      "a Word file with a password",
      () => new Uint8Array([...oldOffice, ...[..."EncryptedPackage"].flatMap((letter) => [letter.charCodeAt(0), 0])]),
      "locked",
    ],
    ["a picture", () => bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13), "picture"],
    ["an empty file", () => bytes(), "noText"],
    ["text of a few letters", () => utf8("hello"), "noText"],
    ["a file of Pages", () => zipOf({ "Index/Document.iwa": "x" }), "pages"],
    ["an archive of something else", () => zipOf({ "photo.jpg": "x" }), "archive"],
    ["a spreadsheet", () => zipOf({ "_rels/.rels": "<Relationships/>", "xl/workbook.xml": "<x/>" }), "archive"],
    ["half an archive", async () => (await docx({ body: p(words) })).slice(0, 500), "damaged"],
    ["an archive with a wrong byte", async () => withNoise(await docx({ body: p(words) })), "damaged"],
    [
      "a Word file without its text",
      () => docx({ body: "", change: (path, xml) => [path, path.endsWith("document.xml") ? "" : xml] }),
      "damaged",
    ],
    ["a Word file that holds only pictures", () => docx({ body: p("<w:r><w:drawing/></w:r>") }), "noText"],
    ["more than 10 MB", () => new Uint8Array(10 * 1024 * 1024 + 1), "tooLarge"],
    ["a novel", () => utf8(words.repeat(2000)), "tooLong"],
    ["a Word file as long as a novel", () => docx({ body: p(words).repeat(1000) }), "tooLong"],
  ])("%s", async (_, make, refusal) => {
    expect(await refusalFor(await make())).toBe(refusal);
  });
});

/** A copy of the file with inverted bytes in its compressed content. */
function withNoise(file: Uint8Array): Uint8Array {
  const noisy = file.slice();
  for (let at = 120; at < 200; at++) noisy[at] = 255 - (noisy[at] ?? 0);
  return noisy;
}

describe("a file that would take too much memory or time is refused", () => {
  test.each<[string, () => Uint8Array | Promise<Uint8Array>, Refusal]>([
    ["a part that unpacks a thousand times", () => docx({ body: p(" ".repeat(5_000_000)) }), "bomb"],
    [
      "an archive of 2,001 entries",
      () => zipOf(Object.fromEntries(Array.from({ length: 2001 }, (_, at) => [`${at}`, ""]))),
      "bomb",
    ],
    ["elements in elements", () => docx({ body: nested("w:sdt", 5000) }), "bomb"],
    ["a quarter million of elements", () => docx({ body: "<w:p/>".repeat(250_000) }), "bomb"],
    ["frames in frames", () => odt(nested("text:section", 5000) + odfParagraph(words)), "bomb"],
    ["groups in groups", () => rtf("{".repeat(5000)), "bomb"],
  ])("%s", async (_, make, refusal) => {
    const file = await make();
    const read = async () => expect(await refusalFor(file)).toBe(refusal);
    expect(await processorMs(read)).toBeLessThan(5000);
  });

  test("entities that refer to each other are not expanded", async () => {
    const body = p("<w:r><w:t>&c;</w:t></w:r>") + p(words);
    const dtd = '<!DOCTYPE x [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>';
    const file = await docx({ body, change: (path, xml) => [path, xml.replace("<w:document", `${dtd}<w:document`)] });
    const { lines } = await readFile(file, "resume.docx");
    expect(lines.join("\n")).not.toContain("aaaa");
  });
});

test("a damaged file is either read or refused, whatever the damage", { timeout: 60_000 }, async () => {
  const good = [
    await docx({ body: p(words).repeat(5) }),
    await odt(odfParagraph(words)),
    rtf(`${words}{\\field{\\*\\fldinst HYPERLINK "https://x.example"}{\\fldrslt ${words}}}`),
  ];
  const damage = fc.record({
    file: fc.constantFrom(...good),
    from: fc.nat(4000),
    noise: fc.uint8Array({ minLength: 1, maxLength: 40 }),
  });
  await fc.assert(
    fc.asyncProperty(damage, async ({ file, from, noise }) => {
      const damaged = file.slice();
      damaged.set(noise, Math.min(from, damaged.length - noise.length));
      expect(["read", ...Object.keys(fileRefusals)]).toContain(await refusalFor(damaged));
    }),
    { numRuns: 150, seed: 20261122 },
  );
});

test("the first bytes of a file decide its format, so a Word file with any name is read", async () => {
  const file = await docx({ body: p(words).repeat(2) });
  for (const name of ["resume.pdf", "resume.txt", "resume.zip", "resume"])
    expect(await refusalFor(file, name)).toBe("read");
});
