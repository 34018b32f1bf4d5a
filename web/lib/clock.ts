import { useBrowserValue } from "./hydrated.ts";

/** The current minute in ms since 1970, kept up to date. 0 while prerendering and hydrating. */
export function useMinute(): number {
  return useBrowserValue(subscribe, currentMinute, 0);
}

const currentMinute = () => Math.floor(Date.now() / 60_000) * 60_000;

function subscribe(changed: () => void) {
  const timer = setInterval(changed, 5000);
  return () => clearInterval(timer);
}
