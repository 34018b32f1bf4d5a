import { Trash2 } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { focusOnMount } from "#web/lib/focus.ts";
import { Button } from "./button.tsx";

type Props = {
  label: ReactNode;
  icon?: typeof Trash2;
  /** The question to confirm. Without one, the first press acts at once. */
  question: string | undefined;
  /** The labels of the two answers. */
  answers?: readonly [no: string, yes: string];
  onConfirm: () => void;
};

/** Deletes or overwrites after a confirmation. The harmless answer gets the focus. */
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
    // If nothing is left to delete, the button is gone. Then the page's content gets the focus.
    requestAnimationFrame(() => (first.current ?? document.getElementById("content"))?.focus({ preventScroll: true }));
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
      <Button
        onClick={() => {
          onConfirm();
          close();
        }}
        className="bg-bad text-page hover:bg-bad"
      >
        {yes}
      </Button>
    </fieldset>
  );
}
