import { type KeyboardEvent, useRef, useState } from "react";
import type { Move } from "#domain/tracker/record.ts";
import { outcomes, stageLabel, stages } from "#domain/tracker/stages.ts";
import { inputStyle } from "#web/ui/field.tsx";

/** The value of an <option>. It contains a stage and an outcome. */
export const choiceOf = ({ stage, outcome = "" }: Move) => `${stage} ${outcome}`;

/** Reads the stage and the outcome from the value of an <option>. */
export function moveOf(value: string): Move {
  const [stage = "saved", outcome = ""] = value.split(" ");
  return { stage, outcome } as Move;
}

type Props = {
  /** The label, for screen readers. */
  label: string;
  /** The current stage. Without one, the select shows "Move to…". */
  value?: Move;
  onMove: (to: Move) => void;
};

/**
 * A native select that moves a record. It renders its options at its first use, because in all rows
 * of a table they would be half of all elements. In a closed select, each arrow key changes the
 * value. So a choice by arrow key counts only after Enter or on blur. Escape cancels it.
 */
export function StageSelect({ label, value, onMove }: Props) {
  const kept = value ? choiceOf(value) : "";
  const [isTouched, setTouched] = useState(false);
  const [pending, setPending] = useState<string>();
  const isStepping = useRef(false);
  const touch = () => setTouched(true);

  const choose = (choice = kept) => {
    setPending(undefined);
    if (choice !== kept) onMove(moveOf(choice));
  };
  const press = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    isStepping.current = !altKey && !openingKeys.has(key);
    if (key === "Escape") setPending(undefined);
    if (key !== "Enter" || pending === undefined) return;
    event.preventDefault(); // without this, Chromium opens the list
    choose(pending);
  };

  return (
    <>
      <select
        aria-label={label}
        value={pending ?? kept}
        onPointerDown={() => {
          isStepping.current = false;
          touch();
        }}
        onFocus={touch}
        onKeyDown={press}
        onBlur={() => choose(pending)}
        onChange={({ target }) => (isStepping.current ? setPending(target.value) : choose(target.value))}
        className={`${inputStyle} min-h-9 px-2 py-1 text-sm font-semibold`}
      >
        {!value && (
          <option value="" disabled>
            Move to…
          </option>
        )}
        {isTouched || !value ? (
          <StageOptions />
        ) : (
          <option value={choiceOf(value)}>{stageLabel({ outcome: "", ...value })}</option>
        )}
      </select>
      {pending !== undefined && pending !== kept && (
        <span role="status" className="block text-xs text-muted">
          Enter or Tab moves it; Escape cancels
        </span>
      )}
    </>
  );
}

/** The keys that open the list, or choose an option of the open list. */
const openingKeys = new Set(["Enter", " ", "F4"]);

/** The options are all stages, and the outcomes of a closed application. */
export function StageOptions() {
  return (
    <>
      {stages.map(({ id, label }) => (
        <option key={id} value={choiceOf({ stage: id })}>
          {label}
        </option>
      ))}
      <optgroup label="Closed, because">
        {outcomes.map(
          ({ id, label }) =>
            id && (
              <option key={id} value={choiceOf({ stage: "closed", outcome: id })}>
                {label}
              </option>
            ),
        )}
      </optgroup>
    </>
  );
}

/** The stage of a number key. */
export function stageOfKey(key: string): Move | undefined {
  const stage = /^[1-6]$/.test(key) ? stages[Number(key) - 1] : undefined;
  return stage && { stage: stage.id };
}
