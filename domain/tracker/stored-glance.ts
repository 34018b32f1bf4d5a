import { dayMs } from "../time.ts";

/**
 * What comes next from the time `from` (in ms) until the next snapshot: how many steps are due, and
 * which comes first. The last snapshot may have neither.
 */
export type Snapshot = { from: number; due?: number; first?: GlanceStep };
/** `since`: the day since which nobody has answered, if closing is offered. */
type GlanceStep = { id: string; title: string; what: string; on: string; at?: string; since?: string };

/** The time zone of this machine. */
export const zoneNow = () => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Whether the stored snapshots were worked out for another time zone than the present one. */
export function isOfOtherZone(stored: string | null): boolean {
  try {
    return JSON.parse(stored ?? "null").zone !== zoneNow();
  } catch {
    return false;
  }
}

/** The snapshot that applies at a time in ms. */
export function snapshotAt(snapshots: Snapshot[], now: number): Snapshot | undefined {
  return snapshots.findLast(({ from }) => from <= now);
}

/** The stored snapshots; none if the text is unreadable. */
export function keptSnapshots(stored: string | null): Snapshot[] {
  try {
    return JSON.parse(stored ?? "null").turns.filter(isSnapshot);
  } catch {
    return [];
  }
}

/** How many records are open; 0 if the text is unreadable or older than this count. */
export function keptOpen(stored: string | null): number {
  try {
    const { open } = JSON.parse(stored ?? "null");
    return Number.isInteger(open) ? open : 0;
  } catch {
    return 0;
  }
}

function isSnapshot({ from, due = 0, first }: Record<string, unknown>): boolean {
  return Number.isFinite(from) && Number.isInteger(due) && (first === undefined || isStep(Object(first)));
}

function isStep({ id, title, what, on, at = "", since = on }: Record<string, unknown>): boolean {
  const isDay = (day: unknown) => typeof day === "string" && !Number.isNaN(Date.parse(day));
  return isDay(on) && isDay(since) && [id, title, what, at].every((part) => typeof part === "string");
}

/** The offer to close what nobody has answered since a day. Both days are "2026-11-22". */
export function silence(since: string, today: string): string {
  const days = Math.round((Date.parse(today) - Date.parse(since)) / dayMs);
  return `No answer for ${days} days. Close it?`;
}
