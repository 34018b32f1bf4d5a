import { startTransition, useEffect, useState, useSyncExternalStore } from "react";

/**
 * False while prerendering and hydrating, then true. For values that only the browser knows, such
 * as address parameters, storage and time zone. The change is a transition, so that the next render
 * does not block the page.
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
 * A value that only the browser knows. `read` returns the value, and `subscribe` reports its
 * changes. While prerendering and hydrating, the value is `prerendered`.
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
