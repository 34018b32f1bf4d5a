import { useEffect } from "react";
import { moveFocusTo } from "#web/lib/scroll.ts";
import { Button } from "#web/ui/button.tsx";
import { goTo } from "./sheet-article.tsx";

const resultId = "quiz-result";

type Props = {
  questions: HTMLElement[];
  ratings: boolean[];
  onAgain: (missed: HTMLElement[]) => void;
  onEnd: () => void;
};

/** The score, with links to the missed questions. Takes the focus. */
export function QuizResult({ questions, ratings, onAgain, onEnd }: Props) {
  const missed = questions.filter((_, at) => !ratings[at]);

  // Focuses the result, since the focused rating button is gone.
  useEffect(() => {
    moveFocusTo(resultId);
    goTo(resultId);
  }, []);

  return (
    <section aria-label="Quiz" className="mt-6 card p-4 print:hidden">
      <p id={resultId} role="status" tabIndex={-1} className="mt-0! text-lg font-bold">
        You knew {questions.length - missed.length} of {questions.length}
      </p>
      {missed.length > 0 && (
        <>
          <p>Look at these again:</p>
          <ul>
            {missed.map(({ id, firstElementChild }) => (
              <li key={id} className="py-2">
                <a href={`#${id}`}>{firstElementChild?.textContent}</a>
              </li>
            ))}
          </ul>
        </>
      )}
      <div className="mt-4 flex flex-wrap gap-3">
        {missed.length > 0 && <Button onClick={() => onAgain(missed)}>Ask the missed ones</Button>}
        <Button variant={missed.length > 0 ? "secondary" : undefined} aria-keyshortcuts="Escape" onClick={onEnd}>
          End quiz
          <Key>Esc</Key>
        </Button>
      </div>
    </section>
  );
}

/** A button's keyboard shortcut. Hidden on touch screens and in low windows. */
export function Key({ children }: { children: string }) {
  return (
    <span
      aria-hidden="true"
      className="rounded border border-current/40 px-1.5 text-xs font-normal low:hidden pointer-coarse:hidden"
    >
      <kbd>{children}</kbd>
    </span>
  );
}
