import { useCallback, useRef } from "react";
import { useSearchParams } from "react-router";
import { useHydrated } from "./hydrated.ts";

const none = new URLSearchParams();

/**
 * State that lives in the address, so that a page can be shared and bookmarked. The first render sees none of it, as the
 * prerendered page did. Setting a key to undefined or "" removes it; the history entry is replaced, not added.
 */
export function useUrlState(): [URLSearchParams, (changes: Record<string, string | undefined>) => void] {
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
      setParams(next, { replace: true, preventScrollReset: true });
    },
    [setParams],
  );

  return [hydrated ? params : none, change];
}
