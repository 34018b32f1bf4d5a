import { maxResumePages, maxResumeSize } from "../limits.ts";

/** docs/spec.md, section 8, "Generation errors", as data: the words to look for and the sentence that the visitor gets. */
const rules: [words: string[], text: string][] = [
  [
    ["maximum call stack", "stack overflow"],
    "Your PDF file seems complex. Please try using a simpler, text-based PDF resume.",
  ],
  [
    ["page"],
    `Your resume appears to be longer than ${maxResumePages} pages. Please upload a resume with ${maxResumePages} pages or less.`,
  ],
  [["size", "2mb", "large"], `Your file is too large. Please upload a PDF file under ${maxResumeSize}.`],
  [["format", "pdf", "supported"], "Please make sure you're uploading a valid PDF file."],
  [
    ["parse", "read", "process"],
    "We couldn't read your resume. Please ensure it's a text-based PDF (not a scanned image).",
  ],
  [
    ["network", "connection", "timeout"],
    "Connection issue detected. Please check your internet connection and try again.",
  ],
  [["rate", "limit", "quota"], "Too many requests. Please wait a moment and try again."],
  [["api", "service"], "Our AI service is temporarily busy. Please try again in a few minutes."],
  [["disabled", "unavailable"], "This feature is temporarily disabled. Please try again later."],
];

const otherwise = "We're having trouble processing your resume. Please try again in a moment.";

/** The first rule whose words occur in the message wins, whatever their case, so the order above is part of the rule. */
export function generationErrorText(message: string): string {
  const said = message.toLowerCase();
  return rules.find(([words]) => words.some((word) => said.includes(word)))?.[1] ?? otherwise;
}
