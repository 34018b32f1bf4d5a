import { forgetTexts } from "../resume/remember.ts";
import { type Advice, adviceFor } from "./advice.ts";
import { type Check, type Finding, rulesVersion, type Subject } from "./check.ts";
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

/** "skipped": the file would tell, and there is none, or this device could not draw it. */
export type Outcome = "pass" | "look" | "skipped";

export type Result = {
  name: CheckName;
  /** What holds, or what is the matter where it does not. */
  title: string;
  about: Check["about"];
  mend: string;
  outcome: Outcome;
  findings: Finding[];
};

export type Report = { version: string; results: Result[]; advice: Advice[]; seen: SeenGroup[] };

/** What the checks say of a resume. The same subject gives the same report. */
export function reportOn(subject: Subject): Report {
  try {
    const results = (Object.keys(checks) as CheckName[]).map((name): Result => {
      const { find, title, fault, about, mend }: Check = checks[name];
      const findings = find(subject)?.filter(isFirst);
      const outcome = findings === undefined ? "skipped" : findings.length > 0 ? "look" : "pass";
      return { name, title: outcome === "look" ? fault : title, about, mend, outcome, findings: findings ?? [] };
    });
    const seen = seenIn(subject.resume, unreadLines(subject));
    return { version: rulesVersion, results, advice: adviceFor(subject.resume), seen };
  } finally {
    forgetTexts();
  }
}

/** The same is said once. */
const isFirst = ({ text, why }: Finding, at: number, all: Finding[]) =>
  all.findIndex((other) => other.text === text && other.why === why) === at;

/** What a reader gets, in one sentence. Checks of the file lose nothing of what it says. */
export function sentenceOf(results: Result[]): string {
  const lost = results.filter(({ about, outcome }) => about === "reading" && outcome === "look").length;
  if (lost === 0) return "A reader gets everything.";
  return `A reader gets everything except ${lost} ${lost === 1 ? "thing" : "things"}.`;
}

/** "18 of 20 checks", of those that could run. */
export function countOf(results: Result[]): string {
  const ran = results.filter(({ outcome }) => outcome !== "skipped");
  return `${ran.filter(({ outcome }) => outcome === "pass").length} of ${ran.length} checks`;
}
