import { useSyncExternalStore } from "react";

/** False while prerendering and hydrating, true after: for what only the browser knows (address parameters, storage, zone). */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
}
