import { useEffect, useRef, useState } from "react";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { type Stage, stages } from "#domain/tracker/stages.ts";
import { Button } from "#web/ui/button.tsx";
import { ChoiceChips } from "#web/ui/choice-chips.tsx";
import { openedCode } from "#web/ui/lazy-code.ts";
import { move } from "./actions.ts";
import { Card } from "./board-card.tsx";

type Props = {
  records: TrackerRecord[];
  now: number;
  /** The id of the record that was added last. */
  added: string | undefined;
  onOpen: (record: TrackerRecord) => void;
};

const shownAtOnce = 20;

const drag = openedCode(() => import("./board-drag-opened.tsx"));
const drop = (record: TrackerRecord, stage: Stage) => move([record], { stage });

/** A column for each stage. A narrow screen shows one column, for a new card that of its stage. */
export function Board({ records, now, added, onOpen }: Props) {
  const byStage = Map.groupBy(records, ({ stage }) => stage);
  const [chosen, setChosen] = useState<Stage>(() => stages.find(({ id }) => byStage.has(id))?.id ?? "saved");
  const [shown, setShown] = useState(added);
  const stageOfAdded = records.find(({ id }) => id === added)?.stage;
  if (added !== shown && stageOfAdded) {
    setShown(added);
    setChosen(stageOfAdded);
  }
  const [over, setOver] = useState<Stage>();
  const [canDrag, setCanDrag] = useState(drag.component !== undefined);
  const board = useRef<HTMLDivElement>(null);

  // Loads the code for dragging after the board. The board works without it.
  useEffect(() => {
    drag.load().then(
      () => setCanDrag(true),
      () => {}, // the select and the number keys move cards too
    );
  }, []);

  const countOf = (stage: Stage) => byStage.get(stage)?.length ?? 0;
  return (
    <>
      <p className="mt-4 text-sm text-muted">
        <span className="pointer-fine:hidden">Drag a card by its handle to move it.</span>
        <span className="hidden pointer-fine:inline">
          Drag a card to move it, or press 1 to 6 on it:{" "}
          {stages.map(({ label }, index) => `${index + 1} ${label}`).join(", ")}.
        </span>
      </p>
      <div className="mt-3 lg:hidden">
        <ChoiceChips
          label="Column"
          value={chosen}
          choices={stages.map(({ id, label }) => ({ value: id, label: `${label} (${countOf(id)})` }))}
          onChange={setChosen}
        />
      </div>
      <div
        ref={board}
        className="mt-4 grid gap-3 lg:grid-cols-6 xl:relative xl:left-1/2 xl:w-[min(94vw,96rem)] xl:-translate-x-1/2"
      >
        {stages.map(({ id, label }) => (
          <section
            key={id}
            aria-label={label}
            data-stage={id}
            className={`min-w-0 rounded-card border-2 p-2 ${id === over ? "border-accent bg-tint" : "border-transparent bg-sunken"} ${id === chosen ? "" : "max-lg:hidden"}`}
          >
            <h2 className="px-1 text-sm">
              {label} <span className="font-normal text-muted">{countOf(id)}</span>
            </h2>
            <Column records={byStage.get(id) ?? []} now={now} onOpen={onOpen} onShow={setChosen} />
          </section>
        ))}
      </div>
      {canDrag && drag.component && (
        <drag.component board={board} records={records} over={over} onOver={setOver} onDrop={drop} />
      )}
    </>
  );
}

type ColumnProps = Omit<Props, "added"> & { onShow: (stage: Stage) => void };

function Column({ records, ...card }: ColumnProps) {
  const [limit, setLimit] = useState(shownAtOnce);
  return (
    <>
      <ul className="mt-2 space-y-2">
        {records.slice(0, limit).map((record) => (
          <Card key={record.id} record={record} {...card} />
        ))}
      </ul>
      {records.length > limit && (
        <Button variant="ghost" size="small" className="mt-2 w-full" onClick={() => setLimit(limit + 100)}>
          {records.length - limit} more
        </Button>
      )}
    </>
  );
}
