import type { ResumeDocument } from "./page.ts";

/** Why a file cannot be read as a resume. */
export type Refusal =
  | "too-large"
  | "not-a-pdf"
  | "damaged"
  | "password"
  | "too-many-pages"
  | "too-complex"
  | "too-slow"
  | "no-text"
  | "busy";

/**
 * Each message has the word that its row of the error catalogue looks for, and no word that an
 * earlier row looks for.
 */
export const refusalMessages: Record<Refusal, string> = {
  "too-complex": "The file is built in too many layers (stack overflow).",
  "too-many-pages": "The resume has more than two pages.",
  "too-large": "The file is larger than it may be.",
  "not-a-pdf": "The file is not a valid PDF.",
  damaged: "The file is too damaged to be a valid PDF.",
  password: "A password is needed to read the file.",
  "no-text": "There is no text to read in the file.",
  "too-slow": "It took too long to read the file.",
  busy: "The service has too much to do at the moment.",
};

export class ResumeRefused extends Error {
  readonly refusal: Refusal;

  constructor(refusal: Refusal) {
    super(refusalMessages[refusal]);
    this.refusal = refusal;
  }
}

/** The refusal for an error of the PDF library. The error's own message never reaches a visitor. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof ResumeRefused) return error.refusal;
  const { name = "", message = "" } = error instanceof Error ? error : {};
  if (name === "PasswordException") return "password";
  if (error instanceof RangeError || /call stack|too much recursion/i.test(message)) return "too-complex";
  return "damaged";
}

/** Whether the mark of a PDF is in the first kilobyte. Some files have other bytes before it. */
export function looksLikePdf(bytes: Uint8Array): boolean {
  return new TextDecoder("latin1").decode(bytes.subarray(0, 1024)).includes("%PDF-");
}

/**
 * Whether the text is legible: it has some forty letters or more, hardly any meaningless
 * characters, and vowels in its words. Scans have no letters, and fonts without a Unicode map yield
 * noise.
 */
export function isLegible(document: ResumeDocument): boolean {
  const texts = document.pages.flatMap((page) => page.items.map((item) => item.text)).filter((text) => text.length > 1);
  const text = texts.join(" ");
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const noise = text.match(/[\p{Cc}\p{Co}\ufffd]/gu)?.length ?? 0;
  if (letters < 40 || noise > 0.03 * text.length) return false;
  const words = text.match(/\b[a-z]{4,}\b/gi) ?? [];
  return words.length < 20 || words.filter((word) => /[aeiouy]/i.test(word)).length > 0.6 * words.length;
}
