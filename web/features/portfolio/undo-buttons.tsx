import { Redo2, Undo2 } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import type { Work } from "./use-draft.ts";

export function UndoButtons({ work }: { work: Work }) {
  const steps = [
    { label: "Undo", icon: Undo2, isPossible: work.history.past.length > 0, take: work.undo },
    { label: "Redo", icon: Redo2, isPossible: work.history.future.length > 0, take: work.redo },
  ];
  return (
    <div className="flex gap-1">
      {steps.map(({ label, icon: Icon, isPossible, take }) => (
        <Button
          key={label}
          variant="ghost"
          size="small"
          className="aspect-square px-0 aria-disabled:opacity-55"
          aria-label={label}
          title={label}
          aria-disabled={!isPossible} // not `disabled`, which would lose the focus at the last step
          onClick={() => isPossible && take()}
        >
          <Icon aria-hidden="true" className="size-4.5" />
        </Button>
      ))}
    </div>
  );
}
