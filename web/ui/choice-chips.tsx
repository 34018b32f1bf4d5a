import { type ReactNode, useId, useState } from "react";
import { chipStyle } from "./chip.tsx";

type Props<Value extends string> = {
  /** What is being chosen, for screen readers. */
  label: string;
  value: Value;
  choices: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
};

/**
 * Radio buttons that look like chips. Each radio button lies invisibly over its chip. A choice
 * shows at once, even if the page renders it later.
 */
export function ChoiceChips<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  const name = useId();
  const [shown, setShown] = useState({ value, pressed: value });
  if (shown.value !== value) setShown({ value, pressed: value });
  const choose = (pressed: Value) => {
    setShown({ value, pressed });
    onChange(pressed);
  };
  return (
    <fieldset aria-label={label} className="flex flex-wrap gap-2">
      {choices.map((choice) => (
        <label
          key={choice.value}
          className={`${chipStyle} has-checked:border-accent has-checked:bg-accent has-checked:text-on-accent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent`}
        >
          <input
            type="radio"
            name={name}
            checked={choice.value === shown.pressed}
            onChange={() => choose(choice.value)}
            className="absolute inset-0 z-10 cursor-pointer opacity-0"
          />
          {choice.label}
        </label>
      ))}
    </fieldset>
  );
}
