import { vi } from "vitest";
import { fakeApi } from "./fake-api.ts";

/**
 * A network that never answers requests to these paths. `pass` ends the time limits up to its
 * seconds.
 */
export function hangingNetwork(...paths: string[]) {
  const clocks: { ms: number; stop: AbortController }[] = [];
  vi.spyOn(AbortSignal, "timeout").mockImplementation((ms) => {
    const stop = new AbortController();
    clocks.push({ ms, stop });
    return stop.signal;
  });
  const requests = fakeApi(Object.fromEntries(paths.map((path) => [path, () => new Promise<never>(() => {})])));
  const pass = (seconds: number) => {
    for (const { ms, stop } of clocks)
      if (ms <= seconds * 1000) stop.abort(new DOMException("The operation timed out.", "TimeoutError"));
  };
  return { requests, pass };
}
