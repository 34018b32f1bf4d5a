import { looksLikePdf, isLegible, ResumeRefused } from "../resume/refusals.ts";
import { maxResumeFileBytes } from "../limits.ts";
import { textLines } from "../resume/plain-text.ts";
import type { ResumeDocument } from "../resume/page.ts";
import { readResume } from "../resume/read-resume.ts";
import type { Resume } from "../resume/resume.schema.ts";
import { openArchive, type Archive } from "./archive.ts";
import { FileRefused } from "./file-refusals.ts";
import type { Flow } from "./flow.ts";
import { setFlow } from "./set-flow.ts";
import { mainPartOf, readWord } from "./word.ts";

export type FileReading = { resume: Resume; lines: string[]; document: ResumeDocument; hidden: string[] | undefined };

export async function readFile(bytes: Uint8Array, _name: string): Promise<FileReading> {
  if (bytes.length > maxResumeFileBytes) throw new FileRefused("too-large");
  const archive = await openArchive(bytes);
  const main = await mainPartOf(archive);
  if (!main) throw new FileRefused("archive");
  const flow = await readWord(archive, main);
  const document = setFlow(flow);
  return { document, resume: readResume(document), lines: textLines(document), hidden: flow.hidden };
}
