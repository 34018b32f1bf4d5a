import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/**
 * False while prerendering and hydrating, then true: for values that only the browser knows
 * (address parameters, storage, zone). It changes in a transition, so the following render is done
 * in short steps.
 */
export function useHydrated(): boolean {
  let isPrerendered = false;
  useSyncExternalStore(
    never,
    () => null,
    () => {
      isPrerendered = true; // React calls getServerSnapshot only while prerendering or hydrating.
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

/**
 * A value that only the browser knows, updated by `subscribe`; `prerendered` while prerendering and
 * hydrating.
 */
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
