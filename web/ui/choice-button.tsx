import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { buttonStyle } from "./button.tsx";

export type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode };

export type ChoiceMenuProps<Value extends string> = {
  /** What is being chosen, for screen readers. Also shown before the value, unless iconOnly. */
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  iconOnly?: boolean;
};

export function choiceButtonStyle(iconOnly = false): string {
  return iconOnly
    ? `${buttonStyle({ variant: "ghost", size: "medium" })} aspect-square px-0`
    : buttonStyle({ variant: "secondary", size: "medium" });
}

export function choiceButtonLabel<Value extends string>({ label, value, choices }: ChoiceMenuProps<Value>): string {
  return `${label} ${choices.find((choice) => choice.value === value)?.label ?? value}`;
}

export function ChoiceButtonContent<Value extends string>({ label, value, choices, iconOnly }: ChoiceMenuProps<Value>) {
  const chosen = choices.find((choice) => choice.value === value);
  if (iconOnly) return chosen?.icon;
  return (
    <>
      <span className="font-normal text-muted">{label}</span>
      {chosen?.label}
      <ChevronDown aria-hidden="true" className="size-4" />
    </>
  );
}
