import { Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { besideRow, focusOnMount, restoreFocus } from "#web/lib/focus.ts";
import { Button } from "./button.tsx";

type Props = {
  label: ReactNode;
  icon?: typeof Trash2;
  /** The question to confirm. Without a question, the first press acts at once. */
  question: string | undefined;
  /** The labels of the two answers. */
  answers?: readonly [no: string, yes: string];
  /** Does the confirmed action. If it returns a promise, the focus moves after that. */
  onConfirm: () => unknown;
};

/**
 * Deletes or overwrites after a confirmation. The harmless answer gets the focus. If the button's
 * row disappears with the action, the focus moves to the next row, or else to the page's content.
 */
export function ConfirmButton({
  label,
  icon: Icon = Trash2,
  question,
  answers: [no, yes] = ["Keep", "Delete"],
  onConfirm,
}: Props) {
  const [asking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);

  const close = () => {
    setAsking(false);
    requestAnimationFrame(() => first.current?.focus({ preventScroll: true }));
  };
  const confirm = async (button: HTMLElement) => {
    const beside = besideRow(button.closest("li"));
    const done = onConfirm();
    close();
    await done;
    restoreFocus(beside);
  };

  if (!asking)
    return (
      <Button ref={first} variant="secondary" onClick={() => (question ? setAsking(true) : onConfirm())}>
        <Icon aria-hidden="true" className="size-4" />
        {label}
      </Button>
    );
  return (
    <fieldset onKeyDown={({ key }) => key === "Escape" && close()} className="flex flex-wrap items-center gap-2">
      <legend className="float-left mr-2 text-[0.9375rem] font-semibold">{question}</legend>
      <Button variant="secondary" ref={focusOnMount} onClick={close}>
        {no}
      </Button>
      <Button onClick={({ currentTarget }) => confirm(currentTarget)} className="bg-bad text-page hover:bg-bad">
        {yes}
      </Button>
    </fieldset>
  );
}
