import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmButton } from "#web/ui/confirm-button.tsx";
import { move, remove } from "./actions.ts";
import { placeAfter } from "./show-record.ts";
import { StageSelect } from "./stage-select.tsx";
import { selectAllId } from "./table.tsx";

/** A bar that moves or deletes all selected records. */
export function SelectionBar({ records, onDone }: { records: TrackerRecord[]; onDone: () => void }) {
  const finish = (next = () => document.getElementById(selectAllId)) => {
    onDone();
    restoreFocus(next);
  };
  const discard = () => {
    const next = placeAfter(records.at(-1)?.id ?? "");
    return remove(records).then(() => finish(next));
  };
  return (
    <section
      aria-label="Selected applications"
      className="sticky top-20 z-20 low:static mt-3 flex flex-wrap items-center gap-3 rounded-card border border-edge bg-surface px-4 py-2 shadow-float"
    >
      <span role="status" className="text-[0.9375rem] font-semibold">
        {records.length} selected<span className="sr-only">. Move or delete them above the table.</span>
      </span>
      <div className="w-36">
        <StageSelect label="Move the selected to" onMove={(to) => move(records, to).then(() => finish())} />
      </div>
      <Button variant="ghost" onClick={() => finish()}>
        Clear selection
      </Button>
      <ConfirmButton
        label="Delete"
        question={records.length > 1 ? `Delete ${records.length} applications?` : undefined}
        onConfirm={discard}
      />
    </section>
  );
}
