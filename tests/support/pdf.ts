/**
 * A PDF of these objects, which are numbered from 1. The first object is the catalog. There is no
 * cross-reference table, because readers work without it.
 */
export function pdf(objects: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const parts = objects.flatMap((object, at) => [`${at + 1} 0 obj\n`, object, "\nendobj\n"]);
  return bytesOf(["%PDF-1.7\n", ...parts, `trailer\n<</Size ${objects.length + 1}/Root 1 0 R>>\n%%EOF`]);
}

/**
 * A one-page PDF. `contents` names its content. Object 4 is the font, and `more` begins at object
 * 5.
 */
export function onePage(contents: string, more: (string | Uint8Array)[], page = ""): Uint8Array<ArrayBuffer> {
  return pdf([
    "<</Type/Catalog/Pages 2 0 R>>",
    "<</Type/Pages/Kids[3 0 R]/Count 1>>",
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Resources<</Font<</F1 4 0 R>>>>/Contents ${contents}${page}>>`,
    "<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>",
    ...more,
  ]);
}

export function stream(entries: string, data: Uint8Array | string): Uint8Array<ArrayBuffer> {
  const bytes = bytesOf([data]);
  return bytesOf([`<<${entries}/Length ${bytes.length}>>\nstream\n`, bytes, "\nendstream"]);
}

/** The drawing instructions for lines below each other. */
export function drawn(...lines: string[]): string {
  return `BT /F1 11 Tf 50 780 Td 14 TL\n${lines.map((line) => `(${line}) Tj T*`).join("\n")}\nET`;
}

export async function deflated(text: string | Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer>> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream("deflate"));
  return new Uint8Array(await new Response(packed).arrayBuffer());
}

function bytesOf(parts: (string | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const encoded = parts.map((part) => (typeof part === "string" ? new TextEncoder().encode(part) : part));
  const bytes = new Uint8Array(encoded.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of encoded) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
