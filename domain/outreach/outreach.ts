import { maxSearchLength } from "../limits.ts";
import { oneLine } from "../text/text.ts";

export type OutreachId = "hr-finder" | "talent-acquisition" | "referral-network";

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

/** The target as an address's parameters. People's names stay out of addresses. */
export function targetToParams({ company, role }: Target): URLSearchParams {
  return new URLSearchParams({ ...(company && { company }), ...(role && { role }) });
}

/** Reads any address: what it says is sanitized, what is missing is empty. */
export function targetFromParams(params: URLSearchParams): Target {
  return { company: sanitize(params.get("company") ?? ""), role: sanitize(params.get("role") ?? "") };
}
