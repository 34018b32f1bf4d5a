import { type RefObject, useEffect, useState } from "react";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { type Stage, stages } from "#domain/tracker/stages.ts";

/** A pointer starts a drag when it has moved this far, in pixels. */
const dragThreshold = 6;

type Props = {
  /** The board. Its cards have data-card (a record's id), its columns have data-stage. */
  board: RefObject<HTMLElement | null>;
  records: TrackerRecord[];
  /** The stage under the dragged card. */
  over: Stage | undefined;
  onOver: (stage: Stage | undefined) => void;
  onDrop: (record: TrackerRecord, stage: Stage) => void;
};

type Held = { record: TrackerRecord; x: number; y: number };

/**
 * Drags cards by pointer. A mouse drags any part of a card. A finger drags only the handle, because
 * a finger on the rest of the card scrolls the page.
 */
export default function BoardDrag({ board, records, over, onOver, onDrop }: Props) {
  const [held, setHeld] = useState<Held>();

  // Listens to the pointer.
  useEffect(() => {
    let drag: AbortController | undefined;
    const end = () => {
      drag?.abort();
      document.body.style.userSelect = "";
      delete document.body.dataset.dragging;
      setHeld(undefined);
      onOver(undefined);
    };
    const press = (event: PointerEvent) => {
      const record = recordToDrag(event, records);
      if (!record) return;
      end();
      drag = new AbortController();
      const { signal } = drag;
      let isHeld = false;
      const follow = ({ clientX: x, clientY: y }: PointerEvent) => {
        isHeld ||= Math.hypot(x - event.clientX, y - event.clientY) >= dragThreshold;
        if (!isHeld) return;
        document.body.style.userSelect = "none";
        document.body.dataset.dragging = ""; // hides the toasts
        setHeld({ record, x, y });
        onOver(stageAt(x, y));
      };
      const letGo = ({ clientX: x, clientY: y }: PointerEvent) => {
        const stage = stageAt(x, y);
        end();
        if (!isHeld) return;
        suppressNextClick();
        if (stage && stage !== record.stage) onDrop(record, stage);
      };
      addEventListener("pointermove", follow, { signal });
      addEventListener("pointerup", letGo, { signal });
      addEventListener("pointercancel", end, { signal });
      addEventListener("keydown", ({ key }) => key === "Escape" && end(), { signal });
    };
    const root = board.current;
    root?.addEventListener("pointerdown", press);
    return () => {
      root?.removeEventListener("pointerdown", press);
      end();
    };
  }, [board, records, onOver, onDrop]);

  return (
    <>
      <p role="status" aria-label="Dragging" className="sr-only">
        {held && announcement(held.record, over)}
      </p>
      {held && (
        <>
          <p
            aria-hidden="true"
            style={{ ...besidePointer(held.x), top: held.y - 20 }}
            className="pointer-events-none fixed z-50 max-w-80 rounded-xl border-2 border-accent bg-surface px-3 py-2 text-[0.9375rem] font-semibold wrap-anywhere shadow-float"
          >
            {held.record.title}
          </p>
          <div
            aria-hidden="true"
            className="fixed inset-x-0 bottom-0 z-40 grid grid-cols-3 gap-2 border-t border-line bg-page p-3 shadow-float lg:hidden"
          >
            {stages.map(({ id, label }) => (
              <span
                key={id}
                data-stage={id}
                className={`grid min-h-14 place-items-center rounded-xl border-2 text-sm font-semibold ${id === over ? "border-accent bg-tint" : "border-edge border-dashed"}`}
              >
                {label}
              </span>
            ))}
          </div>
        </>
      )}
    </>
  );
}

/** The record of the pressed card, if the press can start a drag. */
function recordToDrag({ target, button, isPrimary, pointerType }: PointerEvent, records: TrackerRecord[]) {
  if (!(target instanceof Element) || button !== 0 || !isPrimary || target.closest("select")) return;
  if (pointerType !== "mouse" && !target.closest("[data-handle]")) return;
  const id = target.closest<HTMLElement>("[data-card]")?.dataset.card;
  return records.find((record) => record.id === id);
}

function stageAt(x: number, y: number): Stage | undefined {
  const place = document.elementFromPoint(x, y)?.closest<HTMLElement>("[data-stage]")?.dataset.stage;
  return stages.find(({ id }) => id === place)?.id;
}

/** Cancels the click that follows a drag. The click would open the record. */
function suppressNextClick() {
  const stop = (event: Event) => {
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("click", stop, { capture: true, once: true });
  setTimeout(() => removeEventListener("click", stop, { capture: true }));
}

/** Puts the dragged title right of the pointer, or left of it in the window's right half. */
const besidePointer = (x: number) => (x < innerWidth / 2 ? { left: x + 8 } : { right: innerWidth - x + 8 });

function announcement({ title, stage }: TrackerRecord, over: Stage | undefined): string {
  if (!over || over === stage) return `${title} is held. Let go over another stage, or press Escape.`;
  return `Let go to move ${title} to ${stages.find(({ id }) => id === over)?.label}.`;
}
