import { dayMs } from "../time.ts";
import type { LinkFinding, LinkHealth, LinkResult, LinkSign, LinkState } from "./link-state.ts";

/** Two passes count separately if they are at least a day apart. */
const betweenPassesMs = dayMs;
/**
 * Server errors and timeouts are often temporary. They count after this many passes over this long.
 */
const failing = { passes: 4, ms: 14 * dayMs };
/** A single bad pass may be an accident and is not shown. */
const shownAfterPasses = 2;

const isGone = (state: LinkState | null) => state === "gone" || state === "no-host";
/** Whether a link in this state is useless to visitors. */
export const isBad = (state: LinkState | null): boolean =>
  isGone(state) || state === "broken-tls" || state === "server-error" || state === "timeout";

/** An address that no pass has checked yet. */
function unchecked(url: string): LinkHealth {
  const none = { activity: null, checked: null, badSince: null, badPasses: 0, goneSince: null, deadSince: null };
  return { url, state: null, code: null, movedTo: null, ...none };
}

/**
 * The health of a link after a pass. Any answer from the site ends a run of bad passes. If the
 * row's address changed, its history starts over. An outdated result, or a second bad one within a
 * day, changes nothing. A result without `activity` keeps the known one.
 */
export function afterPass(known: LinkHealth | undefined, result: LinkResult): LinkHealth {
  const before = known?.url === result.url ? known : unchecked(result.url);
  const { state, code, movedTo, at } = result;
  if (state === null || (before.checked !== null && at <= before.checked)) return before;
  if (!isBad(state)) return answered(before, result);
  const isRunning = before.badSince !== null && isBad(before.state);
  if (isRunning && msBetween(before.checked, at) < betweenPassesMs) return before;
  const run = isRunning ? before : unchecked(result.url);
  return {
    ...run,
    ...{ state, code, movedTo, checked: at, activity: before.activity },
    badSince: run.badSince ?? at,
    badPasses: run.badPasses + 1,
    goneSince: isGone(state) ? (run.goneSince ?? at) : null,
  };
}

/**
 * The health of a link after the worker's own check, from another network. It decides about links
 * that the passes have given up: it confirms that they are dead, or finds them alive, or changes
 * nothing.
 */
export function afterRecheck(known: LinkHealth, answer: Pick<LinkResult, "state" | "code" | "at">): LinkHealth {
  if (!isSuspect(known) || answer.state === null) return known;
  if (!isBad(answer.state)) return answered(known, { ...answer, movedTo: null });
  const isAgreed = (isGoneForGood(known) && isGone(answer.state)) || isFailingForGood(known);
  return isAgreed ? { ...known, deadSince: answer.at } : known;
}

/** Whether the passes have given a link up. It is dead if the worker's check agrees. */
export function isSuspect(health: LinkHealth): boolean {
  return health.deadSince === null && isBad(health.state) && (isGoneForGood(health) || isFailingForGood(health));
}

/**
 * The sign that pages show for a link; null if there is nothing to show but the day of the check.
 */
export function signOf({ state, badPasses, deadSince, activity }: LinkHealth): LinkSign | null {
  if (state === "parked") return "parked";
  if (deadSince !== null) return "gone";
  if (isBad(state) && badPasses >= shownAfterPasses) return "silent";
  if (activity === "archived") return "archived";
  if (state === "moved") return "moved";
  return state === "refuses-robots" ? "refused" : null;
}

/**
 * Whether the results of a pass are credible. If more than a quarter of all addresses fail, the
 * checker's own network is at fault.
 */
export function isBelievable(results: Pick<LinkResult, "state">[]): boolean {
  const checked = results.filter(({ state }) => state !== null);
  return checked.filter(({ state }) => isBad(state)).length <= checked.length / 4;
}

/**
 * The health after an answer. A domain for sale keeps its first day; any other answer ends a bad
 * run.
 */
function answered(
  before: LinkHealth,
  { state, code, movedTo, activity, at }: LinkFinding & { at: string },
): LinkHealth {
  const parkedSince = before.state === "parked" ? before.badSince : at;
  const badSince = state === "parked" ? parkedSince : null;
  const finding = { state, code, movedTo, activity: activity ?? before.activity };
  return { ...unchecked(before.url), ...finding, checked: at, badSince };
}

function isGoneForGood({ goneSince, checked }: LinkHealth): boolean {
  return goneSince !== null && msBetween(goneSince, checked) >= betweenPassesMs;
}

function isFailingForGood({ badSince, badPasses, checked }: LinkHealth): boolean {
  return badPasses >= failing.passes && msBetween(badSince, checked) >= failing.ms;
}

function msBetween(start: string | null, end: string | null): number {
  return start === null || end === null ? 0 : Date.parse(end) - Date.parse(start);
}
