import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/**
 * False while prerendering and hydrating, true after: for what only the browser knows (address parameters, storage, zone).
 * It turns true in a transition, so that what follows from it is rendered in short steps.
 */
export function useHydrated(): boolean {
  let isPrerendered = false;
  useSyncExternalStore(
    never,
    () => null,
    () => {
      isPrerendered = true; // React asks this one only then
      return null;
    },
  );
  const [hydrated, setHydrated] = useState(!isPrerendered);
  useEffect(() => {
    if (!hydrated) startTransition(() => setHydrated(true));
  }, [hydrated]);
  return hydrated;
}

const never = () => () => {};

/** A value that only the browser knows, renewed when `subscribe` says so; `prerendered` while prerendering and hydrating. */
export function useBrowserValue<Value>(
  subscribe: (changed: () => void) => () => void,
  read: () => Value,
  prerendered: Value,
): Value {
  const hydrated = useHydrated();
  return useSyncExternalStore(
    subscribe,
    () => (hydrated ? read() : prerendered),
    () => prerendered,
  );
}
