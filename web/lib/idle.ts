/** Calls back when the page is idle, at the latest after `withinMs`. */
export function whenIdle(callback: () => void, withinMs: number) {
  if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: withinMs });
  else setTimeout(callback, withinMs / 3);
}
