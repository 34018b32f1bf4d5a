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

/** An open issue for beginners that nobody has taken. */
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

/** Search terms for a language: open, labeled for beginners, without assignee or pull request, moved within 60 days. */
export function issueSearch(language: IssueLanguage, now: Date): string {
  const since = new Date(now.getTime() - 60 * day).toISOString().slice(0, 10);
  return [
    "is:issue is:open is:public archived:false no:assignee -linked:pr",
    'label:"good first issue","good-first-issue","beginner friendly","first-timers-only"',
    `language:"${language}"`,
    `updated:>=${since}`,
    "sort:updated-desc",
  ].join(" ");
}

/** More than five comments: somebody is probably at it already. */
export function isCrowded({ comments }: Pick<BeginnerIssue, "comments">): boolean {
  return comments > 5;
}

/** Whole days since the issue was opened. */
export function ageInDays({ opened_at }: Pick<BeginnerIssue, "opened_at">, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - Date.parse(opened_at)) / day));
}

const day = 24 * 60 * 60 * 1000;
const fewestPulls = 3;
const insiders = ["OWNER", "MEMBER", "COLLABORATOR"];

export type ClosedPull = { authorAssociation: string; createdAt: string; closedAt: string | null };

/**
 * How long a newcomer waits: the median of days from opening to closing among the last twenty closed pull requests,
 * counting those of people from outside the project (no owner, member or collaborator); one decimal, null for fewer than
 * three.
 */
export function responseDays(pulls: ClosedPull[]): number | null {
  const days = pulls
    .flatMap(({ authorAssociation, createdAt, closedAt }) =>
      closedAt && !insiders.includes(authorAssociation) ? (Date.parse(closedAt) - Date.parse(createdAt)) / day : [],
    )
    .sort((a, b) => a - b);
  if (days.length < fewestPulls) return null;
  const middle = days.length / 2;
  const median = ((days[Math.ceil(middle - 1)] ?? 0) + (days[Math.floor(middle)] ?? 0)) / 2;
  return Math.round(median * 10) / 10;
}
