import { maxSearchLength } from "../limits.ts";
import { oneLine } from "../text/text.ts";
import {
  followUps,
  longMessages,
  type OutreachId,
  shortNotes,
  standardNotes,
  type Tone,
  thankYous,
} from "./messages.ts";

const removed = [/<(script|iframe)\b.*?(<\/\1\s*>|$)/gis, /javascript:/gi, /\bon\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi];

/**
 * Trimmed, on one line, at most 100 characters, and without script and iframe blocks, the javascript: prefix and inline
 * event handlers. Repeated until nothing changes, so that what is left after a removal cannot form a new one.
 */
export function sanitize(text: string): string {
  const said = oneLine(text.slice(0, 2000));
  const clean = oneLine(removed.reduce((rest, pattern) => rest.replace(pattern, ""), said));
  return clean === said ? oneLine(clean.slice(0, maxSearchLength)) : sanitize(clean);
}

/** Why nothing can be generated for this company; undefined when something can. */
export function companyProblem(company: string): string | undefined {
  const name = sanitize(company);
  if (name === "") return "Please enter a valid company name";
  if (name.length < 2) return "Company name must be at least 2 characters";
}

export type OutreachCard = {
  id: OutreachId;
  title: string;
  description: string;
  /** Absent while the card is not enabled. */
  url?: string;
  enabled: boolean;
};

export type Target = { company: string; role: string };

/** All three cards need a company; the referral card needs a role as well, and has no link without one. */
export function outreachCards(target: Target): OutreachCard[] {
  const company = sanitize(target.company);
  const role = sanitize(target.role);
  const hasCompany = companyProblem(company) === undefined;
  const card = (id: OutreachId, title: string, description: string, enabled: boolean, query: string): OutreachCard =>
    enabled ? { id, title, description, enabled, url: peopleSearch(query) } : { id, title, description, enabled };
  return [
    card(
      "hr-finder",
      "HR Finder",
      "Find the HR people and recruiters who hire for this company.",
      hasCompany,
      `${term(company)} AND (HR OR "human resources" OR recruiter)`,
    ),
    card(
      "talent-acquisition",
      "Talent Acquisition",
      "Find the talent acquisition team: the people who fill open roles all day.",
      hasCompany,
      `${term(company)} AND "talent acquisition"`,
    ),
    card(
      "referral-network",
      "Referral Network",
      "Find people who do your target role there and could refer you.",
      hasCompany && role !== "",
      `${term(company)} AND ${term(role)}`,
    ),
  ];
}

function peopleSearch(query: string): string {
  return `https://www.linkedin.com/search/results/people/?keywords=${encodeURIComponent(query)}`;
}

/** A phrase, and a word that would act as an operator, is quoted. */
function term(text: string): string {
  const plain = oneLine(text.replace(/["“”]/g, " "));
  return /^[\p{L}\p{N}.&+#-]+$/u.test(plain) && !/^(and|or|not|-.*)$/i.test(plain) ? plain : `"${plain}"`;
}

/** LinkedIn's limits, in characters: an invitation's note without and with Premium, and an InMail. */
export const messageLengths = {
  note: { label: "Invitation note", limit: 200 },
  "premium-note": { label: "Invitation note with Premium", limit: 300 },
  long: { label: "Message or InMail", limit: 1900 },
  "follow-up": { label: "Follow-up", limit: 1900 },
  "thank-you": { label: "Thank-you", limit: 1900 },
} as const;

export type MessageKind = keyof typeof messageLengths;
export type People = { recipient?: string; sender?: string };

/** A piece of a message; one with a mark is filled in from the target. */
export type Part = { text: string; mark?: string };
export type Message = { text: string; parts: Part[] };

/**
 * The message for a card, or what the visitor made of it. Names left empty stay as bracketed placeholders. Without a role,
 * and where the role would push a message of ours over its limit, the text speaks of a role in general.
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
  const template = templateParts(templates[kind](card, tone).trim());
  const message = filled(template, target, role);
  return role && message.text.length > messageLengths[kind].limit ? filled(template, target, "") : message;
}

/**
 * A message that the visitor changed to `text`: what is filled in outside of the change stays marked, so that another name,
 * company or role still takes its place. A role in general is kept as the words it reads.
 */
export function editedMessage({ text: before, parts }: Message, text: string): Part[] {
  const most = Math.min(before.length, text.length);
  let same = 0;
  while (same < most && before[same] === text[same]) same += 1;
  let sameAtEnd = 0;
  while (sameAtEnd < most - same && before.at(-1 - sameAtEnd) === text.at(-1 - sameAtEnd)) sameAtEnd += 1;
  const changed = { text: text.slice(same, text.length - sameAtEnd) };
  const all = [...cut(parts, 0, same), changed, ...cut(parts, before.length - sameAtEnd, before.length)];
  return joined(all).flatMap((part) => (part.mark ? part : typedParts(part.text)));
}

/** Plain neighbors as one part. */
function joined(parts: Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result.at(-1);
    if (last && !last.mark && !part.mark) result[result.length - 1] = { text: last.text + part.text };
    else result.push(part);
  }
  return result;
}

/** The parts between two positions; one that is cut in two is plain text from then on. */
function cut(parts: Part[], from: number, to: number): Part[] {
  let end = 0;
  return parts.flatMap((part) => {
    const start = end;
    end += part.text.length;
    if (start >= from && end <= to) return part;
    return { text: part.text.slice(Math.max(0, from - start), Math.max(0, to - start)) };
  });
}

/** The pieces of a message with what is still to fill in, in [brackets], apart. */
export function blankParts(message: string): { text: string; isBlank: boolean }[] {
  return message
    .split(/(\[[^[\]\n]{1,100}\])/)
    .map((text, index) => ({ text, isBlank: index % 2 === 1 }))
    .filter(({ text }) => text !== "");
}

const templates: Record<MessageKind, (card: OutreachId, tone: Tone) => string> = {
  note: (card, tone) => shortNotes[card][tone],
  "premium-note": (card, tone) => standardNotes[card][tone],
  long: (card, tone) => longMessages[card][tone],
  "follow-up": (_, tone) => followUps[tone],
  "thank-you": (_, tone) => thankYous[tone],
};

const openNames = { recipient: "[Recipient Name]", sender: "[Your Name]" };

function templateParts(template: string): Part[] {
  return template.split(/\{([a-z ]+)\}/).map((text, index) => (index % 2 === 0 ? { text } : { text: "", mark: text }));
}

/** What was typed, with the brackets that names go into marked. */
function typedParts(typed: string): Part[] {
  return typed.split(/(\[Recipient Name\]|\[Your Name\])/).map((text) => {
    if (text === openNames.recipient) return { text, mark: "recipient" };
    return text === openNames.sender ? { text, mark: "sender" } : { text };
  });
}

function filled(template: Part[], target: Target & People, role: string): Message {
  const words: Record<string, string> = {
    company: sanitize(target.company),
    "the role": role ? `the ${role} role` : "a role",
    roles: role ? `${role} roles` : "open roles",
    recipient: sanitize(target.recipient ?? "") || openNames.recipient,
    sender: sanitize(target.sender ?? "") || openNames.sender,
  };
  const parts = template.map((part): Part => {
    const text = part.mark && words[part.mark];
    if (!text) return part;
    return !role && part.mark?.includes("role") ? { text } : { text, mark: part.mark };
  });
  return { text: parts.map(({ text }) => text).join(""), parts };
}

export type Count = { used: number; limit: number; left: number; isOver: boolean };

/** How many characters of a limit a message uses; `left` is negative when it is over. */
export function countAgainst(limit: number, message: string): Count {
  return { used: message.length, limit, left: limit - message.length, isOver: message.length > limit };
}

/** The target as an address's parameters. People's names stay out of addresses. */
export function targetToParams({ company, role }: Target): URLSearchParams {
  return new URLSearchParams({ ...(company && { company }), ...(role && { role }) });
}

/** Reads any address: what it says is sanitized, what is missing is empty. */
export function targetFromParams(params: URLSearchParams): Target {
  return { company: sanitize(params.get("company") ?? ""), role: sanitize(params.get("role") ?? "") };
}
