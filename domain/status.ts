/** How the sources are called on pages, by their short names. */
const sourceNames: Record<string, string> = {
  codeforces: "Codeforces",
  leetcode: "LeetCode",
  codechef: "CodeChef",
  atcoder: "AtCoder",
  ctftime: "CTFtime",
  clist: "clist.by",
  devfolio: "Devfolio",
  unstop: "Unstop",
  hackclub: "Hack Club",
  ethglobal: "ETHGlobal",
  dorahacks: "DoraHacks",
  devpost: "Devpost",
  mlh: "Major League Hacking",
  hackerearth: "HackerEarth",
};

export function sourceName(source: string): string {
  return sourceNames[source] ?? source.replace(/^github-/, "GitHub: ");
}

/** Waiting: never asked. Failing: the last run brought nothing good. Broken: no good run for 48 hours. */
export type SourceState = "working" | "waiting" | "failing" | "broken";

export type SourceStatus = {
  job: string;
  source: string;
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
export const brokenAfterHours = 48;

type Runs = { firstRun: string | null; lastSuccess: string | null; lastFailure: string | null };

export function sourceState({ firstRun, lastSuccess, lastFailure }: Runs, now: Date): SourceState {
  const good = lastSuccess ?? firstRun;
  if (good === null) return "waiting";
  if (now.getTime() - Date.parse(good) >= brokenAfterHours * hour) return "broken";
  return lastFailure !== null && (lastSuccess === null || lastFailure > lastSuccess) ? "failing" : "working";
}

export function shownOf(state: SourceState, rows: number, isPredicted: boolean): SourceStatus["shows"] {
  if (rows > 0) return state === "working" ? "current" : "last-good";
  if (isPredicted) return "predicted";
  return state === "working" ? "current" : "nothing";
}

/** The schedule runs every six hours, UTC; a daily source that has succeeded today waits for the next day's first run. */
export function nextRun(everyHours: number, lastSuccess: string | null, now: Date): string {
  const isDoneToday = lastSuccess !== null && lastSuccess.slice(0, 10) === now.toISOString().slice(0, 10);
  const step = (isDoneToday ? everyHours : 6) * hour;
  return new Date((Math.floor(now.getTime() / step) + 1) * step).toISOString();
}

/** One line for the page of a job: how many of its sources are fresh, and what it shows of the others. */
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

/** The name of the only one, else how many; "" for none. */
function namesOf(sources: SourceStatus[], shows: SourceStatus["shows"]): string {
  const [first, ...others] = sources.filter((source) => source.shows === shows);
  if (!first) return "";
  return others.length > 0 ? String(others.length + 1) : sourceName(first.source);
}
