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

/**
 * The message for a card. Names left empty stay as bracketed placeholders. Without a role, and where the role would push
 * a message over its limit, the text speaks of a role in general.
 */
export function outreachMessage(card: OutreachId, kind: MessageKind, tone: Tone, target: Target & People): string {
  const template = templates[kind](card, tone);
  const role = sanitize(target.role);
  const message = write(template, target, role);
  return role && message.length > messageLengths[kind].limit ? write(template, target, "") : message;
}

const templates: Record<MessageKind, (card: OutreachId, tone: Tone) => string> = {
  note: (card, tone) => shortNotes[card][tone],
  "premium-note": (card, tone) => standardNotes[card][tone],
  long: (card, tone) => longMessages[card][tone],
  "follow-up": (_, tone) => followUps[tone],
  "thank-you": (_, tone) => thankYous[tone],
};

function write(template: string, target: Target & People, role: string): string {
  const words: Record<string, string> = {
    company: sanitize(target.company),
    "the role": role ? `the ${role} role` : "a role",
    roles: role ? `${role} roles` : "open roles",
    recipient: sanitize(target.recipient ?? "") || "[Recipient Name]",
    sender: sanitize(target.sender ?? "") || "[Your Name]",
  };
  return template.trim().replace(/\{([a-z ]+)\}/g, (whole, name) => words[name] ?? whole);
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
