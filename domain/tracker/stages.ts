import { portfolioLimits } from "../limits.ts";

/** The stages of an application, in their order; the keys 1 to 6 choose one. */
export const stages = [
  { id: "saved", label: "Saved" },
  { id: "applied", label: "Applied" },
  { id: "in-touch", label: "In touch" },
  { id: "interview", label: "Interview" },
  { id: "offer", label: "Offer" },
  { id: "closed", label: "Closed" },
] as const;
export type Stage = (typeof stages)[number]["id"];

/** How a closed application ended; "" where the visitor has not said it. */
export const outcomes = [
  { id: "accepted", label: "Accepted" },
  { id: "rejected", label: "Rejected" },
  { id: "withdrawn", label: "Withdrawn" },
  { id: "no-answer", label: "No answer" },
  { id: "", label: "Closed" },
] as const;
export type Outcome = (typeof outcomes)[number]["id"];

/** Where an application can stand: each stage but Closed, and each way to end. */
export const standings = [...stages, ...outcomes]
  .filter(({ id }) => id !== "closed" && id !== "")
  .map(({ label }) => label);

/** What can be tracked. */
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

/** The most that a record holds: lengths in characters, numbers of entries. */
export const trackerLimits = {
  line: portfolioLimits.line,
  url: portfolioLimits.url,
  notes: 20_000,
  posting: 100_000,
  entries: 50,
  history: 500,
  records: 10_000,
};

/** Where an application stands: its stage, or how it ended. */
export function stageLabel({ stage, outcome }: { stage: Stage; outcome: Outcome }): string {
  const [list, id] = stage === "closed" ? [outcomes, outcome] : [stages, stage];
  return list.find((entry) => entry.id === id)?.label ?? id;
}
