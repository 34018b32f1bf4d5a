import { useHydrated } from "./hydrated.ts";

/** A calendar of ours as webcal: opens the visitor's calendar app, which then asks the same address again by itself. */
export function useCalendarAddress(path: string, query: URLSearchParams): string {
  const address = query.size > 0 ? `${path}?${query}` : path;
  return useHydrated() ? `webcal://${location.host}${address}` : address;
}
