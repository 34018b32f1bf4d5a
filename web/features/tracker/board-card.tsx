import { GripVertical } from "lucide-react";
import { type KeyboardEvent, memo } from "react";
import { fullTitle } from "#domain/tracker/details.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import type { Move } from "#domain/tracker/record.ts";
import { type Stage, stageLabel } from "#domain/tracker/stages.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { Badge } from "#web/ui/badge.tsx";
import { move } from "./actions.ts";
import { StageSelect, stageOfKey } from "./stage-select.tsx";
import { NextStepText } from "./step-line.tsx";

type CardProps = {
  record: TrackerRecord;
  now: number;
  onOpen: (record: TrackerRecord) => void;
  /** Shows the column of a stage. A narrow screen shows only one column. */
  onShow: (stage: Stage) => void;
};

/** The card of a record on the board. A select and the number keys move it. */
export const Card = memo(function Card({ record, now, onOpen, onShow }: CardProps) {
  const { id, title, organization, stage } = record;

  const thisCard = () => document.getElementById(cardId(id));

  /** Moves the card and keeps its focus. If its new column is hidden, focuses the next card. */
  const moveTo = async (to: Move) => {
    const place = thisCard()?.closest("li");
    const beside = place?.nextElementSibling ?? place?.previousElementSibling;
    await move([record], to);
    restoreFocus(() => {
      const card = thisCard();
      card?.focus({ preventScroll: true });
      return document.activeElement === card ? card : (beside?.querySelector("button") ?? null);
    });
  };

  const moveByKey = (event: KeyboardEvent) => {
    const to = stageOfKey(event.key);
    if (!to || to.stage === stage || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onShow(to.stage); // the card stays visible, so that the next key moves it again
    moveTo(to);
  };

  return (
    <li data-card={id} className="scroll-mb-24 rounded-xl border border-line bg-surface p-3 text-[0.9375rem]">
      <div className="flex items-start gap-1">
        <button
          id={cardId(id)}
          type="button"
          aria-keyshortcuts="1 2 3 4 5 6"
          onKeyDown={moveByKey}
          onClick={() => onOpen(record)}
          className="min-h-6 flex-1 text-left leading-snug font-semibold wrap-anywhere hover:text-accent"
        >
          <span className="line-clamp-3">{title}</span>
        </button>
        <span
          data-handle
          aria-hidden="true"
          style={{ cursor: "grab", touchAction: "none" }}
          className="-m-1 grid size-9 shrink-0 place-items-center text-muted"
        >
          <GripVertical className="size-4" />
        </span>
      </div>
      <p className="mt-1 text-sm wrap-anywhere text-muted">{organization}</p>
      {stage === "closed" && <Badge>{stageLabel(record)}</Badge>}
      <p className="mt-1 text-sm wrap-anywhere">
        <NextStepText record={record} now={now} />
      </p>
      <div className="mt-2">
        <StageSelect label={`Move ${fullTitle(record)} to`} onMove={moveTo} />
      </div>
    </li>
  );
});

const cardId = (id: string) => `card-${id}`;
