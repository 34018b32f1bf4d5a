import type { ErrorCode } from "../error-codes.ts";
import { maxResumePages, maxResumeSize } from "../limits.ts";

type Rule = { codes: ErrorCode[]; words: string[]; text: string };

/**
 * docs/spec.md, section 8, "Generation errors", as data: the words to look for, and the sentence
 * for the visitor.
 */
const rules: Rule[] = [
  {
    codes: ["too-complex"],
    words: ["maximum call stack", "stack overflow"],
    text: "Your PDF file seems complex. Please try using a simpler, text-based PDF resume.",
  },
  {
    codes: ["too-many-pages"],
    words: ["page"],
    text: `Your resume appears to be longer than ${maxResumePages} pages. Please upload a resume with ${maxResumePages} pages or less.`,
  },
  {
    codes: ["too-large"],
    words: ["size", "2mb", "large"],
    text: `Your file is too large. Please upload a PDF file under ${maxResumeSize}.`,
  },
  {
    codes: ["not-a-pdf", "damaged"],
    words: ["format", "pdf", "supported"],
    text: "Please make sure you're uploading a valid PDF file.",
  },
  {
    codes: ["password", "too-slow", "no-text"],
    words: ["parse", "read", "process"],
    text: "We couldn't read your resume. Please ensure it's a text-based PDF (not a scanned image).",
  },
  {
    codes: ["connection-lost", "too-slow-upload"],
    words: ["network", "connection", "timeout"],
    text: "Connection issue detected. Please check your internet connection and try again.",
  },
  {
    codes: ["rate-limited"],
    words: ["rate", "limit", "quota"],
    text: "Too many requests. Please wait a moment and try again.",
  },
  {
    codes: ["busy"],
    words: ["api", "service"],
    text: "Our AI service is temporarily busy. Please try again in a few minutes.",
  },
  {
    codes: ["disabled"],
    words: ["disabled", "unavailable"],
    text: "This feature is temporarily disabled. Please try again later.",
  },
];

/** Causes that the sentence for an error does not mention. */
const causes = new Map<string, string>([
  ["password", "This PDF is locked with a password. Save it without one, then choose it again."],
  ["too-slow", "Reading this PDF took too long. Export it with plain text and fewer drawings."],
] satisfies [ErrorCode, string][]);

const otherwise = "We're having trouble processing your resume. Please try again in a moment.";

/**
 * The sentence for an error of the API. The code decides. For a message without a known code, the
 * first rule with a matching word decides, ignoring case. So the order above is part of the rule.
 */
export function generationErrorText(message: string, code?: string): string {
  const lowerCase = message.toLowerCase();
  const rule =
    rules.find(({ codes }) => codes.some((known) => known === code)) ??
    rules.find(({ words }) => words.some((word) => lowerCase.includes(word)));
  return rule?.text ?? otherwise;
}

/** The sentence for an error, followed by the cause if the code tells it. */
export function generationErrorAndCause(message: string, code: string): string {
  const cause = causes.get(code);
  const text = generationErrorText(message, code);
  return cause ? `${text} ${cause}` : text;
}
