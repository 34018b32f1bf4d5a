import { CloudOff } from "lucide-react";
import { readableMoment } from "#web/lib/date.ts";
import { passFocusOn } from "#web/lib/focus.ts";
import { Button } from "../button.tsx";

/** Says how old a cached list is. */
export default function KeptNotice({ at, onRetry }: { at: string; onRetry: () => void }) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-card bg-sunken px-4 py-3"
    >
      <span className="flex items-center gap-2">
        <CloudOff aria-hidden="true" className="size-5 shrink-0" />
        <span>
          No connection. You see the list as it was loaded: <strong>{readableMoment(at)}</strong>.
        </span>
      </span>
      <Button ref={passFocusOn} size="small" variant="secondary" onClick={onRetry}>
        Retry
      </Button>
    </div>
  );
}
