import { portfolioLimits } from "../limits.ts";

/** The stages of an application in order. The keys 1 to 6 choose one. */
export const stages = [
  { id: "saved", label: "Saved" },
  { id: "applied", label: "Applied" },
  { id: "in-touch", label: "In touch" },
  { id: "interview", label: "Interview" },
  { id: "offer", label: "Offer" },
  { id: "closed", label: "Closed" },
] as const;
export type Stage = (typeof stages)[number]["id"];

/** The position of a stage in their order, from 0. */
export const stageIndex = (stage: Stage): number => stages.findIndex(({ id }) => id === stage);

/** How a closed application ended; "" if the visitor has not said. */
export const outcomes = [
  { id: "accepted", label: "Accepted" },
  { id: "rejected", label: "Rejected" },
  { id: "withdrawn", label: "Withdrawn" },
  { id: "no-answer", label: "No answer" },
  { id: "", label: "Closed" },
] as const;
export type Outcome = (typeof outcomes)[number]["id"];

/** Every state of an application: each stage except Closed, and each outcome. */
export const standings = [...stages, ...outcomes]
  .filter(({ id }) => id !== "closed" && id !== "")
  .map(({ label }) => label);

/** The kinds of things that can be tracked. */
export const kinds = [
  { id: "job", label: "Job" },
  { id: "portal", label: "Job portal" },
  { id: "contest", label: "Contest" },
  { id: "hackathon", label: "Hackathon" },
  { id: "issue", label: "Issue" },
  { id: "certification", label: "Certification" },
  { id: "project", label: "Project" },
] as const;
export type Kind = (typeof kinds)[number]["id"];

/** The limits of a record: lengths in characters, numbers of entries. */
export const trackerLimits = {
  line: portfolioLimits.line,
  url: portfolioLimits.url,
  notes: 20_000,
  posting: 100_000,
  entries: 50,
  history: 500,
  records: 10_000,
};

/** The label of an application's state: its stage, or how it ended. */
export function stageLabel({ stage, outcome }: { stage: Stage; outcome: Outcome }): string {
  const [list, id] = stage === "closed" ? [outcomes, outcome] : [stages, stage];
  return list.find((entry) => entry.id === id)?.label ?? id;
}
