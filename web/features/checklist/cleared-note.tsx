import { readableDay } from "#web/lib/date.ts";
import { passFocusOn } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";

type Props = { count: number; last: number; onBringBack: () => void; onDismiss: () => void };

/** Says that ticks were cleared after 30 days, and offers to restore them. */
export function ClearedNote({ count, last, onBringBack, onDismiss }: Props) {
  const ticks = count === 1 ? "tick" : `${count} ticks`;
  return (
    <div ref={passFocusOn} className="mt-4 text-sm print:hidden">
      <p>
        Your {ticks} of {readableDay(last)} {count === 1 ? "was" : "were"} cleared after 30 days.
      </p>
      <p className="mt-2 flex flex-wrap gap-2">
        <Button variant="secondary" size="small" onClick={onBringBack}>
          Bring {count === 1 ? "it" : "them"} back
        </Button>
        <Button variant="ghost" size="small" onClick={onDismiss}>
          Dismiss
        </Button>
      </p>
    </div>
  );
}
