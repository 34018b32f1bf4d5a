import { maxSearchLength } from "../limits.ts";
import { oneLine } from "../text/text.ts";

export type OutreachId = "hr-finder" | "talent-acquisition" | "referral-network";

const removed = [/<(script|iframe)\b.*?(<\/\1\s*>|$)/gis, /javascript:/gi, /\bon\w+\s*=\s*("[^"]*"|'[^']*'|[^\s>]*)/gi];

/**
 * Makes typed text safe: one trimmed line of at most 100 characters without script and iframe
 * blocks, javascript: prefixes and inline event handlers. Repeats until nothing changes, since a
 * removal can form a new one.
 */
export function sanitize(text: string): string {
  const line = oneLine(text.slice(0, 2000));
  const clean = oneLine(removed.reduce((rest, pattern) => rest.replace(pattern, ""), line));
  return clean === line ? oneLine(clean.slice(0, maxSearchLength)) : sanitize(clean);
}

/** Why the company is not valid; undefined when it is. */
export function companyProblem(company: string): string | undefined {
  const name = sanitize(company);
  if (name === "") return "Please enter a valid company name";
  if (name.length < 2) return "Company name must be at least 2 characters";
}

export type OutreachCard = {
  id: OutreachId;
  title: string;
  description: string;
  /** Absent while the card is disabled. */
  url?: string;
  enabled: boolean;
};

export type Target = { company: string; role: string };

/** Every card needs a company. The referral card also needs a role. */
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

/** Quotes a phrase, or a word that would be an operator. */
function term(text: string): string {
  const plain = oneLine(text.replace(/["“”]/g, " "));
  return /^[\p{L}\p{N}.&+#-]+$/u.test(plain) && !/^(and|or|not|-.*)$/i.test(plain) ? plain : `"${plain}"`;
}

/** The target as address parameters. Names of people never go into an address. */
export function targetToParams({ company, role }: Target): URLSearchParams {
  return new URLSearchParams({ ...(company && { company }), ...(role && { role }) });
}

/** Reads any address. Values are sanitized; missing ones are empty. */
export function targetFromParams(params: URLSearchParams): Target {
  return { company: sanitize(params.get("company") ?? ""), role: sanitize(params.get("role") ?? "") };
}
