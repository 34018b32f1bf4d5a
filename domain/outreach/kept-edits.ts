import type { followUpAfter, followUpNumber } from "./follow-up-kinds.ts";
import { outreachMarks, type Part } from "./messages.ts";
import type { OutreachId } from "./outreach.ts";

export type MessageId = OutreachId | ReturnType<typeof followUpAfter> | ReturnType<typeof followUpNumber> | "thank-you";
/** The visitor's edits of messages. Each holds for every company, tone and length. */
export type EditedMessages = Partial<Record<MessageId, Part[]>>;

/** In characters: the longest text that the message field takes. */
export const maxMessage = 10_000;
/**
 * In characters. A stored edit may be longer than the field, since a cut mark becomes its words.
 */
const maxLength = 2 * maxMessage;
const ids: MessageId[] = [
  "hr-finder",
  "talent-acquisition",
  "referral-network",
  "follow-up",
  "applied-follow-up",
  "in-touch-follow-up",
  "second-follow-up",
  "thank-you",
];

/**
 * The edits as they are stored; null if there are none. The values of marks are left out: they are
 * filled in again, and names of other people are not stored.
 */
export function editsText(edits: EditedMessages): string | null {
  const kept = Object.entries(edits).map(([id, parts]) => [
    id,
    parts?.map(({ text, mark }) => (mark ? { text: "", mark } : { text })),
  ]);
  const text = JSON.stringify(Object.fromEntries(kept));
  return text === "{}" ? null : text;
}

/** Reads any stored text. Anything that is not one of our messages, or is too long, is left out. */
export function readEdits(stored: string | null): EditedMessages {
  let kept: unknown;
  try {
    kept = JSON.parse(stored ?? "null");
  } catch {}
  const entries = new Map<string, unknown>(Object.entries(kept ?? {}));
  return Object.fromEntries(ids.map((id) => [id, entries.get(id)]).filter(([, parts]) => isMessage(parts)));
}

function isMessage(parts: unknown): parts is Part[] {
  return (
    Array.isArray(parts) &&
    parts.length <= maxLength &&
    parts.every(isPart) &&
    parts.reduce((length, { text }) => length + text.length, 0) <= maxLength
  );
}

function isPart(part: unknown): part is Part {
  if (typeof part !== "object" || part === null) return false;
  const { text, mark } = part as Partial<Part>;
  return typeof text === "string" && (mark === undefined || outreachMarks.includes(mark));
}
