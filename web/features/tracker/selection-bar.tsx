import { Trash2 } from "lucide-react";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { Button } from "#web/ui/button.tsx";
import { move, remove } from "./actions.ts";
import { StageSelect } from "./stage-select.tsx";

/** What can be done with all selected records at once. */
export function SelectionBar({ records, onDone }: { records: TrackerRecord[]; onDone: () => void }) {
  return (
    <section
      aria-label="Selected applications"
      className="sticky top-20 z-20 low:static mt-3 flex flex-wrap items-center gap-3 rounded-card border border-edge bg-surface px-4 py-2 shadow-float"
    >
      <span role="status" className="text-[0.9375rem] font-semibold">
        {records.length} selected
      </span>
      <div className="w-36">
        <StageSelect label="Move the selected to" onMove={(to) => move(records, to).then(onDone)} />
      </div>
      <Button variant="secondary" size="small" onClick={() => remove(records).then(onDone)}>
        <Trash2 aria-hidden="true" className="size-4" />
        Delete
      </Button>
      <Button variant="ghost" size="small" onClick={onDone}>
        Clear selection
      </Button>
    </section>
  );
}
