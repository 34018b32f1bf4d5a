import { ToggleGroup } from "radix-ui";
import type { ReactNode } from "react";
import { chipStyle } from "./chip.tsx";

type Props<Value extends string> = {
  /** What is being chosen, for screen readers. */
  label: string;
  value: Value;
  choices: readonly { value: Value; label: ReactNode }[];
  onChange: (value: Value) => void;
};

/** One value out of a few, all in sight: arrow keys walk through them. One is always chosen. */
export function ChoiceChips<Value extends string>({ label, value, choices, onChange }: Props<Value>) {
  return (
    <ToggleGroup.Root
      type="single"
      aria-label={label}
      value={value}
      onValueChange={(next) => next && onChange(next as Value)}
      className="flex flex-wrap gap-2"
    >
      {choices.map((choice) => (
        <ToggleGroup.Item key={choice.value} value={choice.value} className={chipStyle}>
          {choice.label}
        </ToggleGroup.Item>
      ))}
    </ToggleGroup.Root>
  );
}
