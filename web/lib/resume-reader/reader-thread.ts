import type { getDocument } from "unpdf/pdfjs";
import type { ResumeDocument } from "#domain/resume/page.ts";
import { textLines } from "#domain/resume/plain-text.ts";
import { type PdfLibrary, readPdf } from "#domain/resume/read-pdf.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { looksLikePdf, ResumeRefused } from "#domain/resume/refusals.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import type { FileReading } from "#domain/resume-formats/read-file.ts";
import { hasOtherSignature } from "#domain/resume-formats/signatures.ts";
import { answerOf } from "./answer-of.ts";
import { within } from "./pdf-memory.ts";
import type { Checked, Message, ReadRequest, ScanRequest } from "./reader-messages.ts";
import { warmUp } from "./warm-up.ts";

const say = (message: Message) => postMessage(message);

/** What a worker with the larger library does besides reading. */
type Extras = {
  checkPdf(
    bytes: Uint8Array,
    document: ResumeDocument,
    resume: Resume,
    request: ReadRequest,
  ): Promise<Checked | undefined>;
  checkOther(file: FileReading, request: ReadRequest): Checked | undefined;
  readScan(request: ScanRequest): Promise<void>;
};

/**
 * Makes this worker read one resume and then end. Its policy, in scripts/headers-file.ts, blocks
 * all connections. `pdfjs` is the library for PDFs. Without `extras`, it checks no file and reads
 * no scan.
 */
export function startReader(pdfjs: { getDocument: typeof getDocument }, extras?: Extras): void {
  const library: PdfLibrary = {
    open: (data, options) => pdfjs.getDocument({ data, useSystemFonts: true, ...options }).promise,
    within,
  };
  addEventListener("message", async ({ data: request }: MessageEvent<ReadRequest | ScanRequest>) => {
    endWarmUp();
    try {
      if (!("bytes" in request)) return await extras?.readScan(request);
      say({ kind: "stage", stage: "parsing" });
      const bytes = new Uint8Array(request.bytes);
      const isPdf = looksLikePdf(bytes) || (request.isPdf && !hasOtherSignature(bytes));
      const read = isPdf ? readPdfFile(bytes, request, library, extras) : readOtherFile(bytes, request, extras);
      const { resume, lines, checked } = await read;
      const pictures = checked?.pages.flatMap(({ picture }) => picture ?? []) ?? [];
      postMessage({ kind: "answer", ...answerOf(resume, lines), checked } satisfies Message, { transfer: pictures });
    } catch (error) {
      if (error instanceof ResumeRefused) say({ kind: "refused", refusal: error.refusal });
      else if (error instanceof FileRefused) say({ kind: "file-refused", sentence: error.message });
      else say({ kind: "failed" });
    }
  });
  say({ kind: "ready" });
  const endWarmUp = warmUp(library);
}

type Read = { resume: Resume; lines: string[]; checked: Checked | undefined };

async function readPdfFile(
  bytes: Uint8Array,
  request: ReadRequest,
  library: PdfLibrary,
  extras: Extras | undefined,
): Promise<Read> {
  const copy = request.today && bytes.slice(); // readPdf() takes over the buffer, so a check needs a copy
  const document = await readPdf(bytes, library);
  say({ kind: "stage", stage: "reading" });
  const resume = readResume(document);
  const checked = copy && (await extras?.checkPdf(copy, document, resume, request));
  return { resume, lines: textLines(document), checked };
}

/** Reads a Word file or another format. The first such file fetches the code for these formats. */
async function readOtherFile(bytes: Uint8Array, request: ReadRequest, extras: Extras | undefined): Promise<Read> {
  const { readFile } = await import("#domain/resume-formats/read-file.ts");
  say({ kind: "stage", stage: "reading" });
  const file = await readFile(bytes, request.name);
  return { resume: file.resume, lines: file.lines, checked: extras?.checkOther(file, request) };
}
