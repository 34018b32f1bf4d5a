import { readFileSync } from "node:fs";
import { deflateSync } from "node:zlib";

/** The smallest possible resume of one page. */
export function goodResume(): Uint8Array {
  const lines = [
    "Ada Lovelace",
    "Software Engineer",
    "ada@example.com",
    "SUMMARY",
    "Engineer who writes programs for machines that are not built yet.",
  ];
  const text = lines.map((line, n) => `BT /F1 12 Tf 72 ${720 - 20 * n} Td (${line}) Tj ET`).join("\n");
  return onePage("", Buffer.from(text));
}

/** A resume with one run of text of any length, squeezed so that it fits on the page. */
export function squeezedResume(text: string): Uint8Array {
  const head = "BT /F1 12 Tf 72 720 Td (Ada Lovelace) Tj ET BT /F1 10 Tf 72 700 Td (EXPERIENCE) Tj ET";
  return onePage(
    "/Filter/FlateDecode",
    deflateSync(Buffer.from(`${head} BT /F1 10 Tf 0.02 Tz 72 680 Td (${text}) Tj ET`)),
  );
}

/** Ten kilobytes that unpack to millions of drawing instructions. */
export function hostileResume(): Uint8Array {
  return onePage("/Filter/FlateDecode", deflateSync(Buffer.from("q Q\n".repeat(3_000_000))));
}

export function fixture(name: string): Uint8Array {
  return readFileSync(`tests/fixtures/resume/${name}.pdf`);
}

function onePage(filter: string, content: Uint8Array): Uint8Array {
  const objects = [
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    "<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Resources<</Font<</F1 4 0 R>>>>/Contents 5 0 R>>",
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
  ].map((body, n) => Buffer.from(`${n + 1} 0 obj\n${body}\nendobj\n`));
  const stream = Buffer.concat([
    Buffer.from(`5 0 obj\n<<${filter}/Length ${content.length}>>\nstream\n`),
    content,
    Buffer.from("\nendstream\nendobj\n"),
  ]);
  // There is no cross-reference table: the reader finds the objects itself.
  return Buffer.concat([
    Buffer.from("%PDF-1.7\n"),
    ...objects,
    stream,
    Buffer.from("trailer\n<</Root 1 0 R>>\n%%EOF\n"),
  ]);
}
