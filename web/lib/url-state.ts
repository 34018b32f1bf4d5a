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

  const change = (changes: Record<string, string | undefined>) =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        for (const [key, value] of Object.entries(changes)) {
          if (value) next.set(key, value);
          else next.delete(key);
        }
        return next;
      },
      { replace: true, preventScrollReset: true },
    );

  return [hydrated ? params : none, change];
}
