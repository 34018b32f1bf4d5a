import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "./hydrated.ts";

type UrlState = [URLSearchParams, (changes: Record<string, string | undefined>) => void];

const none = new URLSearchParams();

/**
 * State that lives in the address, so that a page can be shared and bookmarked. The first render sees none of it, as the
 * prerendered page did. Setting a key to undefined or "" removes it; the history entry is replaced, not added.
 */
export function useUrlState(): UrlState {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();

  // The router hands a change over a moment later: what comes before that must build on it, not on what is shown.
  const shown = useRef(params);
  const latest = useRef(params);
  if (shown.current !== params) {
    shown.current = params;
    latest.current = params;
  }

  const change = useCallback(
    (changes: Record<string, string | undefined>) => {
      const next = new URLSearchParams(latest.current);
      for (const [key, value] of Object.entries(changes)) {
        if (value) next.set(key, value);
        else next.delete(key);
      }
      latest.current = next;
      setParams(next, { replace: true, state: { keepsPlace: true } });
    },
    [setParams],
  );

  return [hydrated ? params : none, change];
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
