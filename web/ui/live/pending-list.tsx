import { CloudOff } from "lucide-react";
import type { ReactNode } from "react";
import { useBrowserValue } from "#web/lib/hydrated.ts";

/** Shown while a list is loading. Offline, it says that the list will load with a connection. */
export function PendingList({ children }: { children: ReactNode }) {
  const isOffline = useBrowserValue(followConnection, () => !navigator.onLine, false);
  return (
    <div role="status">
      {isOffline ? (
        <p className="flex items-center gap-2 rounded-card bg-sunken px-4 py-3">
          <CloudOff aria-hidden="true" className="size-5 shrink-0" />
          You are offline. The list comes when the connection is back.
        </p>
      ) : (
        children
      )}
    </div>
  );
}

function followConnection(changed: () => void) {
  for (const change of ["online", "offline"]) addEventListener(change, changed);
  return () => {
    for (const change of ["online", "offline"]) removeEventListener(change, changed);
  };
}
