import { type ReactNode, useState } from "react";
import { catchFocus } from "#web/lib/focus.ts";
import { Button } from "#web/ui/button.tsx";

type Asked = { count: number; answer: (isWanted: boolean) => void };

const focus = (button: HTMLButtonElement | null) => button?.focus();

/** Asks whether an import brings back applications that were deleted here after it was saved. */
export function useDeletedQuestion(): { question: ReactNode; ask: (count: number) => Promise<boolean> } {
  const [asked, setAsked] = useState<Asked>();
  const ask = (count: number) => new Promise<boolean>((answer) => setAsked({ count, answer }));
  const say = (isWanted: boolean) => {
    asked?.answer(isWanted);
    setAsked(undefined);
    catchFocus();
  };
  const question = asked && (
    <fieldset className="mt-4 card p-5">
      <legend className="float-left mb-3 font-semibold">
        {asked.count === 1
          ? "1 application of this copy was deleted here later. Bring it back?"
          : `${asked.count} applications of this copy were deleted here later. Bring them back?`}
      </legend>
      <div className="clear-both flex flex-wrap gap-2">
        <Button ref={focus} onClick={() => say(true)}>
          Bring back
        </Button>
        <Button variant="secondary" onClick={() => say(false)}>
          Leave deleted
        </Button>
      </div>
      <p className="mt-3 text-muted">Nothing is imported until you answer.</p>
    </fieldset>
  );
  return { question, ask };
}
