import { median } from "../median.ts";
import { dayMs } from "../time.ts";
import { anyLabel, usualLabels } from "./open-source.ts";

/** The languages whose beginner issues are searched, as GitHub calls them. */
export const issueLanguages = [
  "JavaScript",
  "TypeScript",
  "Python",
  "Java",
  "Go",
  "Rust",
  "C++",
  "C",
  "C#",
  "PHP",
  "Ruby",
  "Kotlin",
  "Swift",
  "Dart",
] as const;
export type IssueLanguage = (typeof issueLanguages)[number];

/** An open beginner issue that nobody is assigned to. */
export type BeginnerIssue = {
  id: string;
  title: string;
  url: string;
  /** owner/name */
  repo: string;
  language: string;
  stars: number;
  comments: number;
  /** Separated by commas. */
  labels: string;
  opened_at: string;
  updated_at: string;
  /** See responseDays. */
  response_days: number | null;
};

/** The search terms for a language. The last updated issues come first. */
export function issueSearch(language: IssueLanguage, now: Date): string {
  return `${issueTerms(language, now)} sort:updated-desc`;
}

/** The URL of the same search on GitHub. */
export function issueSearchUrl(language: IssueLanguage, now: Date): string {
  const query = new URLSearchParams({ q: issueTerms(language, now), type: "issues", s: "updated", o: "desc" });
  return `https://github.com/search?${query}`;
}

/**
 * Search terms for open beginner issues without assignee or pull request, updated within 60 days.
 */
function issueTerms(language: IssueLanguage, now: Date): string {
  const since = new Date(now.getTime() - 60 * dayMs).toISOString().slice(0, 10);
  return [
    "is:issue is:open is:public archived:false no:assignee -linked:pr",
    anyLabel(...usualLabels),
    `language:"${language}"`,
    `updated:>=${since}`,
  ].join(" ");
}

/** With more than five comments, somebody is probably working on it. */
export function isCrowded({ comments }: Pick<BeginnerIssue, "comments">): boolean {
  return comments > 5;
}

/** Whole days since the issue was opened. */
export function ageInDays({ opened_at }: Pick<BeginnerIssue, "opened_at">, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(opened_at)) / dayMs));
}

const minPulls = 3;
const insiders = ["OWNER", "MEMBER", "COLLABORATOR"];

/** The rule of responseDays(), in words for visitors. */
export const responseFormula = `Maintainers' time: of a project's last twenty closed pull requests, those of people from outside it (no owner, member or collaborator); from each, the days from opening to closing; of these, the median. With fewer than ${minPulls} it is not known.`;

type ClosedPull = { authorAssociation: string; createdAt: string; closedAt: string | null };

/**
 * The median days from opening to closing of the last twenty closed pull requests from outside the
 * project (not by an owner, member or collaborator). Has one decimal; null with fewer than three
 * pull requests.
 */
export function responseDays(pulls: ClosedPull[]): number | null {
  const days = pulls.flatMap(({ authorAssociation, createdAt, closedAt }) =>
    closedAt && !insiders.includes(authorAssociation) ? (Date.parse(closedAt) - Date.parse(createdAt)) / dayMs : [],
  );
  return days.length < minPulls ? null : Math.round(median(days) * 10) / 10;
}
