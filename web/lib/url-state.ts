import { useDeferredValue, useEffect, useMemo } from "react";
import { navigate, useLocationProperty } from "wouter/use-browser-location";
import { useHydrated } from "./hydrated.ts";

type UrlState = [URLSearchParams, (changes: Record<string, string | undefined>) => void];

/**
 * State in the query string, so that a page can be shared and bookmarked. It is empty at the first
 * render, like the prerendered page. Setting a key to undefined or "" removes the key. A change
 * replaces the history entry.
 */
export function useUrlState(): UrlState {
  const hydrated = useHydrated();
  const search = useLocationProperty(
    () => (hydrated ? location.search : ""),
    () => "",
  );
  const shown = useDeferredValue(search); // deferred, so that a page with many rows renders without blocking
  return [useMemo(() => new URLSearchParams(shown), [shown]), changeAddress];
}

function changeAddress(changes: Record<string, string | undefined>) {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value) params.set(key, value);
    else params.delete(key);
  }
  navigate(`${pathname}${params.size > 0 ? `?${params}` : ""}${hash}`, { replace: true, state: history.state });
}

/**
 * Like `useUrlState`, but writes `wanted` to the address with a delay, because some browsers refuse
 * to change the address with every keystroke. Undefined leaves the address as it is.
 */
export function useAddress(wanted: Record<string, string | undefined> | undefined): UrlState {
  const [params, setParams] = useUrlState();
  const asked = wanted && JSON.stringify(wanted, (_, value) => value ?? "");

  // Writes the address when the typing pauses.
  useEffect(() => {
    if (!asked) return;
    const changes: Record<string, string> = JSON.parse(asked);
    if (Object.entries(changes).every(([key, value]) => (params.get(key) ?? "") === value)) return;
    const timer = setTimeout(() => setParams(changes), 300);
    return () => clearTimeout(timer);
  }, [asked, params, setParams]);

  return [params, setParams];
}
