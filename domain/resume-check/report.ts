import { clearMemos } from "../resume/memoize.ts";
import { type Advice, adviceFor } from "./advice.ts";
import { type Check, type Cost, type Finding, isNotFound, rulesVersion, type Subject } from "./check.ts";
import { contactChecks } from "./contact-checks.ts";
import { contentChecks, unreadLines } from "./content-checks.ts";
import { fileChecks } from "./file-checks.ts";
import { personalCheck } from "./personal-check.ts";
import { type SeenGroup, seenIn } from "./seen.ts";
import { textChecks } from "./text-checks.ts";

/** Every check, in the order of the page. */
export const checks = {
  ...textChecks,
  ...fileChecks,
  ...contactChecks,
  ...contentChecks,
  ...personalCheck,
} satisfies Record<string, Check>;
export type CheckName = keyof typeof checks;

/** "skipped": there is no file to check, or this device could not render it. */
export type Outcome = "pass" | "look" | "skipped";

export type Result = {
  name: CheckName;
  /** What is true, or what is wrong. */
  title: string;
  cost: Cost;
  fix: string;
  outcome: Outcome;
  findings: Finding[];
};

export type Report = {
  version: string;
  results: Result[];
  advice: Advice[];
  seen: SeenGroup[];
  /** Whether the text was recognized in pictures, so that nothing in it is certain. */
  isPicture: boolean;
};

/** The report of all checks on a resume. The same subject gives the same report. */
export function reportOn(subject: Subject): Report {
  try {
    const asked = (Object.keys(checks) as CheckName[]).filter((name) => isAsked(checks[name], subject));
    const results = asked.map((name): Result => {
      const { find, title, fault, fix, ...check }: Check = checks[name];
      const findings = find(subject)?.filter(isFirst);
      const outcome = findings === undefined ? "skipped" : findings.length > 0 ? "look" : "pass";
      const cost = findings?.some(isNotFound) ? "loss" : check.cost;
      return { name, title: outcome === "look" ? fault : title, cost, fix, outcome, findings: findings ?? [] };
    });
    const isPicture = subject.file?.isPicture === true;
    const missed = results.find(({ name }) => name === "leftovers")?.findings ?? [];
    const seen = seenIn(subject.resume, unreadLines(subject), missed);
    const advice = adviceFor(subject.resume);
    return { version: rulesVersion, results, advice, seen: isPicture ? unsureOf(seen) : seen, isPicture };
  } finally {
    clearMemos();
  }
}

const isAsked = (check: Check, subject: Subject) => check.isAsked?.(subject) ?? true;

const unsureOf = (groups: SeenGroup[]) =>
  groups.map((group) => ({ ...group, values: group.values.map((value) => ({ ...value, isSure: false })) }));

/** Drops repeated findings. */
const isFirst = ({ text, why }: Finding, at: number, all: Finding[]) =>
  all.findIndex((other) => other.text === text && other.why === why) === at;

/** One sentence on what resume readers lose or, if they lose nothing, what some may get wrong. */
export function lossSentence({ results, isPicture }: Pick<Report, "results" | "isPicture">): string {
  if (isPicture) return "Most readers get nothing: it is a picture.";
  const [lost, risks] = [failing(results, "loss"), failing(results, "risk")];
  if (lost > 0) return `A resume reader would miss ${things(lost)}.`;
  if (risks > 0) return `Some resume readers may get ${things(risks)} wrong.`;
  return "We found nothing that a resume reader would miss.";
}

const things = (count: number) => `${count} ${count === 1 ? "thing" : "things"}`;

const failing = (results: Result[], cost: Cost) =>
  results.filter((result) => result.outcome === "look" && result.cost === cost).length;

/** The number of failed checks by cost, in words. Counts losses as `lossSentence` does. */
export function failuresSentence({ results, isPicture }: Pick<Report, "results" | "isPicture">): string {
  if (isPicture) return "";
  const parts = (Object.keys(costNames) as Cost[])
    .map((cost) => ({ count: failing(results, cost), names: costNames[cost] }))
    .filter(({ count }) => count > 0)
    .map(({ count, names }) => ({ count, text: count === 1 ? `is ${names.one}` : `are ${names.many}` }));
  const [only] = parts;
  if (!only) return "";
  if (parts.length === 1) return `The other ${only.count === 1 ? "one" : only.count} ${only.text}.`;
  const total = parts.reduce((sum, { count }) => sum + count, 0);
  const list = new Intl.ListFormat("en").format(parts.map(({ count, text }) => `${count} ${text}`));
  return `Of the other ${total}, ${list}.`;
}

const costNames: Record<Cost, { one: string; many: string }> = {
  loss: { one: "what a reader loses", many: "what a reader loses" },
  risk: { one: "a risk with some readers", many: "risks with some readers" },
  look: { one: "only worth a look", many: "only worth a look" },
};

/** A sentence with the number of unsure values. Empty for a picture, where all are unsure. */
export function unsureSentence({ seen, isPicture }: Pick<Report, "seen" | "isPicture">): string {
  const unsure = seen.flatMap(({ values }) => values).filter(({ isSure }) => !isSure).length;
  if (isPicture || unsure === 0) return "";
  return `${unsure} of the values below ${unsure === 1 ? "is" : "are"} marked “Not sure”: check that ${unsure === 1 ? "it was" : "they were"} read right.`;
}

/** "18 of 20 checks": how many checks passed, of the checks that could run. */
export function passedCount(results: Result[]): string {
  const ran = results.filter(({ outcome }) => outcome !== "skipped");
  return `${ran.filter(({ outcome }) => outcome === "pass").length} of ${ran.length} checks`;
}
