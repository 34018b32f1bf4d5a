import JSZip from "jszip";
import type { FileQuestion } from "#domain/resume-file/blocks.ts";
import { docxParts } from "#domain/resume-file/docx.ts";

/** The archives of one resume are the same, so each part is of this day. */
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
