/**
 * An API's answer to a request from the visitor's browser. `milliseconds` is the time until the
 * last byte.
 */
export type ApiAnswer = {
  status: number;
  /** The Content-Type header. */
  type: string;
  /** The part of the body that was read. */
  text: string;
  /** A picture, as a data: address. Absent for other types, and for a picture that is too large. */
  picture?: string;
  /** Whether there is more of the body than was read. */
  isCut: boolean;
  milliseconds: number;
};

/** Why there is no answer to show. */
export const apiFailures = {
  timeout: "The API did not answer within 10 seconds.",
  blocked: "The browser was not allowed to read the answer (CORS).",
  offline: "This device is offline. Connect it, then run the request again.",
  unreachable: "The API could not be reached. This device seems to be online, so the API may be down.",
} as const;
export type ApiFailure = keyof typeof apiFailures;

/** How many characters of a body are shown. */
const maxShown = 20_000;

/**
 * The body to show: JSON indented by two spaces, other text unchanged, and for anything else its
 * type.
 */
export function shownBody({ type, text, isCut }: ApiAnswer): string {
  if (/^(?!image\/svg)(image|audio|video|font)\//.test(type)) return `A file of the type ${type}`;
  const whole = isCut ? text : indented(text);
  return isCut || whole.length > maxShown ? `${whole.slice(0, maxShown)}\n… the rest is not shown` : whole;
}

/** The headline: status, time, type, and whether the browser may read the answer. */
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
