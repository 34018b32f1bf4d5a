import { hourMs } from "./time.ts";

export type SourceState = "working" | "waiting" | "failing" | "broken";

export type SourceStatus = {
  job: string;
  source: string;
  /** The name that pages show. */
  label: string;
  state: SourceState;
  /** The rows that pages show: rows of the last run, older rows, predictions, or none. */
  shows: "current" | "last-good" | "predicted" | "nothing";
  lastSuccess: string | null;
  lastFailure: string | null;
  /** The last failure. */
  reason: string | null;
  rows: number;
  /** The median number of rows of the last twelve good runs within two weeks. */
  usualRows: number;
  nextRun: string;
};

/** After this long without a good run, a source is broken. */
export const brokenAfterHours = 48;

type Runs = { firstRun: string | null; lastSuccess: string | null; lastFailure: string | null };

/**
 * "waiting": never asked yet. "failing": the last run failed. "broken": no good run for 48 hours,
 * or ever.
 */
export function sourceState({ firstRun, lastSuccess, lastFailure }: Runs, now: Date): SourceState {
  const good = lastSuccess ?? firstRun;
  if (good === null) return "waiting";
  if (now.getTime() - Date.parse(good) >= brokenAfterHours * hourMs) return "broken";
  return lastFailure !== null && (lastSuccess === null || lastFailure > lastSuccess) ? "failing" : "working";
}

/**
 * While a source works, its rows are current. While it fails, the last good rows are shown, or
 * predictions if there are none.
 */
export function shownOf(state: SourceState, rows: number, isPredicted: boolean): SourceStatus["shows"] {
  if (rows > 0) return state === "working" ? "current" : "last-good";
  if (isPredicted) return "predicted";
  return state === "working" ? "current" : "nothing";
}

const runHours = 6;
/** Two missed runs and an hour for a slow one. */
const staleAfterHours = 2 * runHours + 1;

/** Whether the schedule has missed two runs. A schedule that never ran has missed none. */
export function isStale(lastRun: string | null, now: Date): boolean {
  return lastRun !== null && now.getTime() - Date.parse(lastRun) > staleAfterHours * hourMs;
}

/**
 * The next run that asks a source. The schedule runs every six hours (UTC). A daily source that
 * succeeded today waits for tomorrow's first run. A source with `everyHours` is asked again that
 * long after the last run that asked it, whether or not it succeeded.
 */
export function nextRun(everyHours: number, { lastSuccess, lastFailure }: Omit<Runs, "firstRun">, now: Date): string {
  const runOf = (time: string | null) => (time === null ? -1 : Math.floor(Date.parse(time) / (runHours * hourMs)));
  const aDay = 24 / runHours;
  const due =
    everyHours === 24
      ? (Math.floor(runOf(lastSuccess) / aDay) + 1) * aDay
      : Math.max(runOf(lastSuccess), runOf(lastFailure)) + everyHours / runHours;
  return new Date(Math.max(runOf(now.toISOString()) + 1, due) * runHours * hourMs).toISOString();
}

/** A line for a page: how many sources are fresh, and what is shown for the others. */
export function freshnessLine(sources: SourceStatus[]): string {
  if (sources.every(({ state }) => state === "waiting")) return "The sources have not been asked yet.";
  const working = sources.filter(({ state }) => state === "working").length;
  if (working === sources.length) return `All ${working} sources are up to date.`;
  const stale = sources.filter(({ state }) => state === "failing" || state === "broken");
  const others = [
    [namesOf(stale, "last-good"), "from the last good answer"],
    [namesOf(stale, "predicted"), "predicted"],
    [namesOf(stale, "nothing"), "not available right now"],
  ].flatMap(([names, text]) => (names ? `${names} ${text}` : []));
  return `${[`${working} of ${sources.length} sources are up to date`, ...others].join("; ")}.`;
}

/**
 * The names of the sources: "Devfolio, Unstop and Hack Club". "several platforms" if none is known.
 */
export function sourceNames(sources: SourceStatus[]): string {
  const names = sources.map(({ label }) => label);
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ") || "several platforms";
}

/** The names of one or two sources, or the number of more; "" for none. */
function namesOf(sources: SourceStatus[], shows: SourceStatus["shows"]): string {
  const those = sources.filter((source) => source.shows === shows);
  if (those.length === 0) return "";
  return those.length > 2 ? String(those.length) : sourceNames(those);
}
