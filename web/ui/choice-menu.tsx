import { ChevronDown } from "lucide-react";
import { lazy, type ReactNode, Suspense, useState } from "react";
import { buttonStyle } from "./button.tsx";

export type Choice<Value extends string> = { value: Value; label: string; icon?: ReactNode };

export type ChoiceMenuProps<Value extends string> = {
  /** What is being chosen, for screen readers; shown in front of the value unless iconOnly. */
  label: string;
  value: Value;
  choices: readonly Choice<Value>[];
  onChange: (value: Value) => void;
  iconOnly?: boolean;
};

const loadOpened = () => import("./choice-menu-opened.tsx");
const OpenedMenu = lazy(loadOpened);

/** One value out of a few. The menu itself is fetched when somebody is about to open it. */
export function ChoiceMenu<Value extends string>(props: ChoiceMenuProps<Value>) {
  const [opened, setOpened] = useState(false);
  const closed = (
    <button
      type="button"
      aria-haspopup="menu"
      aria-expanded="false"
      className={choiceButtonStyle(props.iconOnly)}
      aria-label={choiceButtonLabel(props)}
      onPointerEnter={loadOpened}
      onFocus={loadOpened}
      onClick={() => setOpened(true)}
    >
      <ChoiceButtonContent {...props} />
    </button>
  );
  if (!opened) return closed;
  return (
    <Suspense fallback={closed}>
      <OpenedMenu {...(props as unknown as ChoiceMenuProps<string>)} />
    </Suspense>
  );
}

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
