import { jittered, retryDelay } from "./retry.ts";

/**
 * Reloads the page once the server answers with a page of ours. Asks again after pauses that
 * double, up to 30 seconds. Also asks at once when the connection is back or the visitor returns to
 * the tab: a browser may be online without reaching the server. Returns a function that stops
 * asking.
 */
export function reloadOnceReachable(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const ask = async () => {
    if ((await isServed(signal)) && !signal.aborted) location.reload();
  };
  const askAgain = (attempt: number) => {
    const timer = setTimeout(
      async () => {
        if (!document.hidden && navigator.onLine) await ask();
        askAgain(attempt + 1);
      },
      jittered(retryDelay(attempt)),
    );
    signal.addEventListener("abort", () => clearTimeout(timer));
  };
  addEventListener("online", ask, { signal });
  document.addEventListener("visibilitychange", () => document.hidden || ask(), { signal });
  askAgain(1);
  return () => stop.abort();
}

/** Whether our server answers at this address, and not the sign-in page of a network. */
async function isServed(signal: AbortSignal): Promise<boolean> {
  try {
    const { ok, headers } = await fetch(location.href, { method: "HEAD", cache: "no-store", signal });
    return ok && headers.has("Content-Security-Policy");
  } catch {
    return false;
  }
}
