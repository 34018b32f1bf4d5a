import templates from "#content/outreach-messages.json" with { type: "json" };
import { oneLine, withFullStop } from "../text/text.ts";
import { firstName } from "./first-name.ts";
import { type OutreachId, sanitize, type Target } from "./outreach.ts";
import { openNames, type People } from "./people.ts";

export const tones = ["warm", "formal", "brief"] as const;
export type Tone = (typeof tones)[number];

/**
 * LinkedIn's limits in characters: the note of an invitation without and with Premium, and an
 * InMail.
 */
export const messageLengths = {
  note: { label: "Invitation note", limit: 200 },
  "premium-note": { label: "Invitation note with Premium", limit: 300 },
  long: { label: "Message or InMail", limit: 1900 },
  "follow-up": { label: "Follow-up", limit: 1900 },
  "applied-follow-up": { label: "Follow-up to an application", limit: 1900 },
  "in-touch-follow-up": { label: "Follow-up to a contact", limit: 1900 },
  "second-follow-up": { label: "Second follow-up", limit: 1900 },
  "thank-you": { label: "Thank-you", limit: 1900 },
} as const;

export type MessageKind = keyof typeof messageLengths;
/** The {marks} of a template. "the role" becomes "the Data Analyst role" or "a role". */
const marks = [
  ...["company", "the role", "roles", "recipient", "first name", "sender"],
  ...["link", "place", "skills", "day", "written"],
];

/**
 * All marks. One with a full stop ends a sentence: it has one full stop, also after "Acme Inc.".
 */
export const outreachMarks = marks.flatMap((mark) => [mark, `${mark}.`]);

/** A part of a message. A part with a mark is filled in. */
export type Part = { text: string; mark?: string };
/** A message, and the words that fill its marks. */
export type Message = { text: string; parts: Part[]; words: Record<string, string> };

/**
 * The message for a card, or the visitor's edited version. A missing name stays a placeholder in
 * brackets. Without a role, or where the role would push our message over its limit, the text
 * speaks of a role in general.
 */
export function outreachMessage(
  card: OutreachId,
  kind: MessageKind,
  tone: Tone,
  target: Target & People,
  edited?: Part[],
): Message {
  const role = sanitize(target.role);
  if (edited) return filled(edited, target, role);
  const template = templateParts(templateOf(card, kind, tone));
  const message = filled(template, target, role);
  return role && message.text.length > messageLengths[kind].limit ? filled(template, target, "") : message;
}

function templateOf(card: OutreachId, kind: MessageKind, tone: Tone): string {
  const byCard = templates[kind];
  const byTone = "warm" in byCard ? byCard : byCard[card];
  return [byTone[tone]].flat().join("\n");
}

function templateParts(template: string): Part[] {
  return template
    .split(/\{([a-z ]+\}\.?)/)
    .map((text, index) => (index % 2 === 0 ? { text } : { text: "", mark: text.replace("}", "") }));
}

/** What fills each mark. Nothing depends on the text around it, so no edit changes another part. */
function markWords(target: Target & People, role: string): Record<string, string> {
  const recipient = sanitize(target.recipient ?? "");
  const words = {
    company: sanitize(target.company),
    "the role": role ? `the ${role} role` : "a role",
    roles: role ? `${role} roles` : "open roles",
    recipient: recipient || openNames.recipient,
    "first name": recipient ? firstName(recipient) : openNames.recipient,
    sender: sanitize(target.sender ?? "") || openNames.sender,
    link: oneLine(target.link ?? "") || openNames.link,
    place: sanitize(target.place ?? "") || openNames.place,
    skills: sanitize(target.skills ?? "") || openNames.skills,
    day: sanitize(target.day ?? "") || openNames.day,
    written: sanitize(target.written ?? "") || openNames.written,
  };
  return Object.fromEntries(
    Object.entries(words).flatMap(([mark, word]) => [
      [mark, word],
      [`${mark}.`, withFullStop(word)],
    ]),
  );
}

function filled(template: Part[], target: Target & People, role: string): Message {
  const words = markWords(target, role);
  const parts = template.map((part): Part => {
    const text = part.mark && words[part.mark];
    if (!text) return part;
    return !role && part.mark?.includes("role") ? { text } : { text, mark: part.mark };
  });
  return { text: parts.map(({ text }) => text).join(""), parts, words };
}
