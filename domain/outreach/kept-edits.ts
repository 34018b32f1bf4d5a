import { outreachMarks, type Part } from "./messages.ts";
import type { OutreachId } from "./outreach.ts";

export type MessageId = OutreachId | "follow-up" | "thank-you";
/** The visitor's edits of messages. Each holds for every company, tone and length. */
export type EditedMessages = Partial<Record<MessageId, Part[]>>;

/** What the field of a message takes, in characters. */
export const maxMessage = 10_000;
/** More than an edited message can have: a cut mark leaves its words behind. */
const longest = 2 * maxMessage;
const ids: MessageId[] = ["hr-finder", "talent-acquisition", "referral-network", "follow-up", "thank-you"];

/**
 * The edits as they are kept; null when there are none. What a mark was filled with is left out: it
 * is filled in anew, and names of other people are not kept.
 */
export function editsText(edits: EditedMessages): string | null {
  const kept = Object.entries(edits).map(([id, parts]) => [
    id,
    parts?.map(({ text, mark }) => (mark ? { text: "", mark } : { text })),
  ]);
  const text = JSON.stringify(Object.fromEntries(kept));
  return text === "{}" ? null : text;
}

/** Reads any stored text. What is no message of ours, or is too long for one, is left out. */
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
    parts.length <= longest &&
    parts.every(isPart) &&
    parts.reduce((length, { text }) => length + text.length, 0) <= longest
  );
}

function isPart(part: unknown): part is Part {
  if (typeof part !== "object" || part === null) return false;
  const { text, mark } = part as Partial<Part>;
  return typeof text === "string" && (mark === undefined || outreachMarks.includes(mark));
}
