import JSZip from "jszip";
import type { FileQuestion } from "#domain/resume-file/blocks.ts";
import { docxParts } from "#domain/resume-file/docx.ts";

/** A fixed date for all parts, so that the same resume always gives the same archive. */
const day = new Date(Date.UTC(2000, 0, 1));

/** A resume as a Word file. */
export async function writeDocx(question: FileQuestion): Promise<Uint8Array<ArrayBuffer>> {
  const zip = new JSZip();
  for (const [path, xml] of Object.entries(docxParts(question)))
    zip.file(path, xml, { date: day, createFolders: false });
  return zip.generateAsync({ type: "uint8array", compression: "DEFLATE", platform: "DOS" }) as Promise<
    Uint8Array<ArrayBuffer>
  >;
}
