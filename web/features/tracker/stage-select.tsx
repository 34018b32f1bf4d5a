import { type KeyboardEvent, useRef, useState } from "react";
import type { Move } from "#domain/tracker/record.ts";
import { outcomes, stageLabel, stages } from "#domain/tracker/stages.ts";
import { inputStyle } from "#web/ui/field.tsx";

export const choiceOf = ({ stage, outcome = "" }: Move) => `${stage} ${outcome}`;

export function moveOf(value: string): Move {
  const [stage = "saved", outcome = ""] = value.split(" ");
  return { stage, outcome } as Move;
}

type Props = {
  /** For screen readers. */
  label: string;
  /** Where it stands; without it the list says what it is for. */
  value?: Move;
  onMove: (to: Move) => void;
};

/**
 * The platform's own list: best on a phone, and complete by keyboard. The other choices are put in
 * when it is touched: in every row of a table they would be half of its elements. In a closed list
 * the arrow keys choose each entry on the way, so only where they end counts: at Enter, or when the
 * keyboard goes on. Escape takes it back.
 */
export function StageSelect({ label, value, onMove }: Props) {
  const kept = value ? choiceOf(value) : "";
  const [isTouched, setTouched] = useState(false);
  const [walked, setWalked] = useState<string>();
  const isWalking = useRef(false);
  const touch = () => setTouched(true);

  const choose = (choice = kept) => {
    setWalked(undefined);
    if (choice !== kept) onMove(moveOf(choice));
  };
  const press = (event: KeyboardEvent) => {
    const { key, altKey } = event;
    isWalking.current = !altKey && !opening.has(key);
    if (key === "Escape") setWalked(undefined);
    if (key !== "Enter" || walked === undefined) return;
    event.preventDefault(); // Chromium would open the list
    choose(walked);
  };

  return (
    <>
      <select
        aria-label={label}
        value={walked ?? kept}
        onPointerDown={() => {
          isWalking.current = false;
          touch();
        }}
        onFocus={touch}
        onKeyDown={press}
        onBlur={() => choose(walked)}
        onChange={({ target }) => (isWalking.current ? setWalked(target.value) : choose(target.value))}
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
      {walked !== undefined && walked !== kept && (
        <span role="status" className="block text-xs text-muted">
          Enter moves it
        </span>
      )}
    </>
  );
}

/** Keys that open the list or choose in it when it is open. */
const opening = new Set(["Enter", " ", "F4"]);

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
