import { useCallback, useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "./hydrated.ts";

type UrlState = [URLSearchParams, (changes: Record<string, string | undefined>) => void];

const none = new URLSearchParams();

/**
 * State in the address, so that a page can be shared and bookmarked. The first render has none of
 * it, as in the prerendered page. Setting a key to undefined or "" removes it. The history entry is
 * replaced, not added.
 */
export function useUrlState(): UrlState {
  const [params, setParams] = useSearchParams();
  const hydrated = useHydrated();

  // The router applies a change with a delay. A change before that must build on the pending one,
  // not on what is shown.
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
 * `useUrlState` whose address follows the typing with a delay: some browsers refuse an address that
 * changes with every key. Pass undefined to leave the address alone.
 */
export function useAddress(wanted: Record<string, string | undefined> | undefined): UrlState {
  const [params, setParams] = useUrlState();
  const asked = wanted && JSON.stringify(wanted, (_, value) => value ?? "");

  // Follows the clock: writes the address after a pause.
  useEffect(() => {
    if (!asked) return;
    const changes: Record<string, string> = JSON.parse(asked);
    if (Object.entries(changes).every(([key, value]) => (params.get(key) ?? "") === value)) return;
    const timer = setTimeout(() => setParams(changes), 300);
    return () => clearTimeout(timer);
  }, [asked, params, setParams]);

  return [params, setParams];
}
