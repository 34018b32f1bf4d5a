export type SourceState = "working" | "waiting" | "failing" | "broken";

export type SourceStatus = {
  job: string;
  source: string;
  /** How the pages call it. */
  label: string;
  state: SourceState;
  /** What the pages show of it: the last run's rows, older ones, computed ones, or none. */
  shows: "current" | "last-good" | "predicted" | "nothing";
  lastSuccess: string | null;
  lastFailure: string | null;
  /** What went wrong at the last failure. */
  reason: string | null;
  rows: number;
  /** The median of its last twelve good runs of the last two weeks. */
  usualRows: number;
  nextRun: string;
};

const hour = 60 * 60 * 1000;
/** Without a good run for so long, a source is broken. */
export const brokenAfterHours = 48;

type Runs = { firstRun: string | null; lastSuccess: string | null; lastFailure: string | null };

/**
 * Waiting: never asked. Failing: the last run brought nothing good. Broken: no good run for 48
 * hours, or since the first.
 */
export function sourceState({ firstRun, lastSuccess, lastFailure }: Runs, now: Date): SourceState {
  const good = lastSuccess ?? firstRun;
  if (good === null) return "waiting";
  if (now.getTime() - Date.parse(good) >= brokenAfterHours * hour) return "broken";
  return lastFailure !== null && (lastSuccess === null || lastFailure > lastSuccess) ? "failing" : "working";
}

/**
 * Rows are current while their source works, and the last good ones while it does not; without
 * rows, predictions stand in.
 */
export function shownOf(state: SourceState, rows: number, isPredicted: boolean): SourceStatus["shows"] {
  if (rows > 0) return state === "working" ? "current" : "last-good";
  if (isPredicted) return "predicted";
  return state === "working" ? "current" : "nothing";
}

const runHours = 6;
/** Two runs missed, and an hour for the slowest. */
const staleAfterHours = 2 * runHours + 1;

/** Whether the schedule has missed two runs. One that never ran yet has missed none. */
export function isStale(lastRun: string | null, now: Date): boolean {
  return lastRun !== null && now.getTime() - Date.parse(lastRun) > staleAfterHours * hour;
}

/**
 * The schedule runs every six hours, UTC. A daily source that has succeeded today waits for the
 * next day's first run; one that takes turns with others is asked again `everyHours` after the run
 * in which it was asked, with whatever success.
 */
export function nextRun(everyHours: number, { lastSuccess, lastFailure }: Omit<Runs, "firstRun">, now: Date): string {
  const runOf = (time: string | null) => (time === null ? -1 : Math.floor(Date.parse(time) / (runHours * hour)));
  const aDay = 24 / runHours;
  const due =
    everyHours === 24
      ? (Math.floor(runOf(lastSuccess) / aDay) + 1) * aDay
      : Math.max(runOf(lastSuccess), runOf(lastFailure)) + everyHours / runHours;
  return new Date(Math.max(runOf(now.toISOString()) + 1, due) * runHours * hour).toISOString();
}

/**
 * One line for the page of a job: how many of its sources are fresh, and what it shows of the
 * others.
 */
export function freshnessLine(sources: SourceStatus[]): string {
  if (sources.every(({ state }) => state === "waiting")) return "The sources have not been asked yet.";
  const working = sources.filter(({ state }) => state === "working").length;
  if (working === sources.length) return `All ${working} sources are up to date.`;
  const stale = sources.filter(({ state }) => state === "failing" || state === "broken");
  const others = [
    [namesOf(stale, "last-good"), "from the last good answer"],
    [namesOf(stale, "predicted"), "predicted"],
    [namesOf(stale, "nothing"), "missing for now"],
  ].flatMap(([names, text]) => (names ? `${names} ${text}` : []));
  return `${[`${working} of ${sources.length} sources are up to date`, ...others].join("; ")}.`;
}

/**
 * "Devfolio, Unstop and Hack Club": the sources by name; "several platforms" while none is known.
 */
export function sourceNames(sources: SourceStatus[]): string {
  const names = sources.map(({ label }) => label);
  return [names.slice(0, -1).join(", "), ...names.slice(-1)].filter(Boolean).join(" and ") || "several platforms";
}

/** The name of the only one, else how many; "" for none. */
function namesOf(sources: SourceStatus[], shows: SourceStatus["shows"]): string {
  const [first, ...others] = sources.filter((source) => source.shows === shows);
  if (!first) return "";
  return others.length > 0 ? String(others.length + 1) : first.label;
}
