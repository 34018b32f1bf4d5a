import { useDeferredValue, useEffect, useMemo } from "react";
import { navigate, useLocationProperty } from "wouter/use-browser-location";
import { useHydrated } from "./hydrated.ts";

type UrlState = [URLSearchParams, (changes: Record<string, string | undefined>) => void];

/**
 * State that lives in the address, so that a page can be shared and bookmarked. The first render sees none of it, as the
 * prerendered page did. Setting a key to undefined or "" removes it; the history entry is replaced, not added.
 */
export function useUrlState(): UrlState {
  const hydrated = useHydrated();
  const search = useLocationProperty(
    () => (hydrated ? location.search : ""),
    () => "",
  );
  const shown = useDeferredValue(search); // a page of many rows follows the address in short steps
  return [useMemo(() => new URLSearchParams(shown), [shown]), changeAddress];
}

function changeAddress(changes: Record<string, string | undefined>) {
  const { pathname, search, hash } = location;
  const params = new URLSearchParams(search);
  for (const [key, value] of Object.entries(changes)) {
    if (value) params.set(key, value);
    else params.delete(key);
  }
  navigate(`${pathname}${params.size > 0 ? `?${params}` : ""}${hash}`, { replace: true });
}

/**
 * `useUrlState` whose address follows what is wanted a little behind the typing: some browsers refuse an address that changes
 * with every key. Nothing follows undefined.
 */
export function useAddress(wanted: Record<string, string | undefined> | undefined): UrlState {
  const [params, setParams] = useUrlState();
  const asked = wanted && JSON.stringify(wanted, (_, value) => value ?? "");

  // Follows the clock.
  useEffect(() => {
    if (!asked) return;
    const changes: Record<string, string> = JSON.parse(asked);
    if (Object.entries(changes).every(([key, value]) => (params.get(key) ?? "") === value)) return;
    const timer = setTimeout(() => setParams(changes), 300);
    return () => clearTimeout(timer);
  }, [asked, params, setParams]);

  return [params, setParams];
}
