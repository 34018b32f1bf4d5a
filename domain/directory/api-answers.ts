/** What an API answered to a request from the visitor's browser, with the time until the last byte. */
export type ApiAnswer = {
  status: number;
  /** The Content-Type header. */
  type: string;
  /** As much of the body as was read. */
  text: string;
  /** Whether the body was longer than what was read. */
  isCut: boolean;
  milliseconds: number;
};

/** Why there is no answer to show. */
export const apiFailures = {
  timeout: "The API did not answer within 10 seconds.",
  blocked: "The browser was not allowed to read the answer (CORS).",
  unreachable: "The API could not be reached.",
} as const;
export type ApiFailure = keyof typeof apiFailures;

/** Longer bodies are shown by their beginning: this many characters. */
const longestShown = 20_000;

/** The body as it is shown: JSON indented by two spaces, other text as it came, of a picture or a sound only what it is. */
export function shownBody({ type, text, isCut }: ApiAnswer): string {
  if (/^(?!image\/svg)(image|audio|video|font)\//.test(type)) return `A file of the type ${type}`;
  const whole = isCut ? text : indented(text);
  return isCut || whole.length > longestShown ? `${whole.slice(0, longestShown)}\n… the rest is not shown` : whole;
}

/** What the headline says: status, time, kind, and that the browser could read the answer at all. */
export function answerSummary({ status, type, milliseconds }: ApiAnswer): string {
  const kind = type.split(";")[0]?.trim() || "no type given";
  return `${status} · ${Math.round(milliseconds)} ms · ${kind} · CORS allows it`;
}

function indented(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
