import { dayMs } from "../time.ts";
import type { LinkFinding, LinkHealth, LinkResult, LinkSign, LinkState } from "./link-state.ts";

/** Two passes count as two when they are at least a day apart. */
const betweenPassesMs = dayMs;
/** Server errors and timeouts pass by; only so many passes over so long mean something. */
const failing = { passes: 4, ms: 14 * dayMs };
/** One bad pass may be an accident, and is not shown. */
const shownAfterPasses = 2;

const isGone = (state: LinkState | null) => state === "gone" || state === "no-host";
/** Whether a check found nothing that a visitor could use. */
export const isBad = (state: LinkState | null): boolean =>
  isGone(state) || state === "broken-tls" || state === "server-error" || state === "timeout";

/** An address that no pass has checked yet. */
export function unchecked(url: string): LinkHealth {
  const none = { activity: null, checked: null, badSince: null, badPasses: 0, goneSince: null, deadSince: null };
  return { url, state: null, code: null, movedTo: null, ...none };
}

/**
 * What is known after a pass. Any answer of the site ends a run of bad passes. Another address of
 * the row is a new beginning. A result that is older than what is known, or a second bad one within
 * a day, changes nothing. A result that says nothing of activity leaves what was known of it.
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
 * What is known after the worker has asked as well, from another network. It decides about an
 * address that the passes have given up: it agrees, or it finds the address alive, or it leaves
 * everything as it was.
 */
export function afterRecheck(known: LinkHealth, answer: Pick<LinkResult, "state" | "code" | "at">): LinkHealth {
  if (!isSuspect(known) || answer.state === null) return known;
  if (!isBad(answer.state)) return answered(known, { ...answer, movedTo: null });
  const isAgreed = (isGoneForGood(known) && isGone(answer.state)) || isFailingForGood(known);
  return isAgreed ? { ...known, deadSince: answer.at } : known;
}

/** Whether the passes have given an address up, so that it is dead if the worker agrees. */
export function isSuspect(health: LinkHealth): boolean {
  return health.deadSince === null && isBad(health.state) && (isGoneForGood(health) || isFailingForGood(health));
}

/** What the pages say; null where there is nothing to say but when the address was checked. */
export function signOf({ state, badPasses, deadSince, activity }: LinkHealth): LinkSign | null {
  if (state === "parked") return "parked";
  if (deadSince !== null) return "gone";
  if (isBad(state) && badPasses >= shownAfterPasses) return "silent";
  if (activity === "archived") return "archived";
  if (state === "moved") return "moved";
  return state === "refuses-robots" ? "refused" : null;
}

/**
 * Whether the results of a pass can be believed. Where more than a quarter of all addresses fail,
 * it is the network of the checker that fails.
 */
export function isBelievable(results: Pick<LinkResult, "state">[]): boolean {
  const checked = results.filter(({ state }) => state !== null);
  return checked.filter(({ state }) => isBad(state)).length <= checked.length / 4;
}

/** A domain for sale says since when it is one; any other answer ends what was bad. */
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
