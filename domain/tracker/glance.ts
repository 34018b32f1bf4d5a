import { agenda } from "./agenda.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { savedKeys } from "./record.ts";

/**
 * What other pages show of the tracker without opening its database: what is saved by its keys,
 * and the next steps.
 */
export type Glance = { saved: string[]; steps: { id: string; title: string; what: string; on: string }[] };

const mostSteps = 50;

export function glanceAt(records: TrackerRecord[], today: string): Glance {
  const live = records.filter(({ deletedAt }) => !deletedAt);
  return {
    saved: live.flatMap(savedKeys),
    steps: agenda(live, today)
      .slice(0, mostSteps)
      .map(({ record: { id, title, organization }, step: { what, on } }) => ({
        id,
        title: organization ? `${title}, ${organization}` : title,
        what,
        on,
      })),
  };
}

/** How many of the steps are due. */
export function dueIn(steps: Glance["steps"], today: string): number {
  return steps.filter(({ on }) => on <= today).length;
}

/** The next steps that are kept; none where that is unreadable. */
export function keptSteps(stored: string | null): Glance["steps"] {
  try {
    const { steps } = JSON.parse(stored ?? "null");
    const isStep = ({ id, title, what, on }: Record<string, unknown>) =>
      [id, title, what, on].every((part) => typeof part === "string");
    return steps.filter(isStep).slice(0, mostSteps);
  } catch {
    return [];
  }
}
