import { Check, X } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { goTo, reveal } from "./sheet-article.tsx";

/**
 * One question after the other, each rated by the visitor: Space shows its answer, 1 and 2 rate it,
 * Escape ends. In a low window the bar is as small as it can be, since it alone stays in view.
 */
export function QuizBar({ onEnd }: { onEnd: () => void }) {
  const [ratings, setRatings] = useState<boolean[]>([]);
  const at = ratings.length;
  const total = questions().length;
  const isOver = at >= total;
  const known = ratings.filter(Boolean).length;

  const show = () => reveal(questions()[at] ?? null, true);
  const rate = (isKnown: boolean) => isOver || setRatings([...ratings, isKnown]);

  // Follows the quiz: it begins and ends with closed answers, which are in markup that is not React's.
  useEffect(() => {
    hideAnswers();
    return hideAnswers;
  }, []);

  // Follows the score: the keyboard and the screen reader go on at the next question, which is not React's.
  useEffect(() => {
    const question = questions()[at];
    if (!question) return;
    question.tabIndex = -1;
    question.focus({ preventScroll: true });
    goTo(question.id);
  }, [at]);

  // Follows the keyboard.
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const isElsewhere = event.target instanceof Element && event.target.closest("input, textarea, select, a, button");
      const actions: Record<string, () => void> = {
        " ": show,
        "1": () => rate(true),
        "2": () => rate(false),
        Escape: onEnd,
      };
      const action = actions[event.key];
      if (!action || (isElsewhere && event.key === " ") || event.target instanceof HTMLInputElement) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  });

  return (
    <section
      aria-label="Quiz"
      className="sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 card px-4 py-3 shadow-float low:bottom-0 low:gap-x-1 low:gap-y-0.5 low:p-1 print:hidden"
    >
      <p role="status" className="mr-auto text-[0.9375rem] low:text-sm">
        <strong>{isOver ? `You knew ${known} of ${total}` : `Question ${at + 1} of ${total}`}</strong>
        {at > 0 && !isOver && <span className="text-muted"> · {known} known</span>}
      </p>
      {!isOver && (
        <>
          <Button variant="secondary" size="small" aria-keyshortcuts="Space" onClick={show}>
            Answer
          </Button>
          <Button variant="secondary" size="small" aria-keyshortcuts="1" onClick={() => rate(true)}>
            <Check aria-hidden="true" className="size-4 text-good low:hidden" />
            Knew it
          </Button>
          <Button variant="secondary" size="small" aria-keyshortcuts="2" onClick={() => rate(false)}>
            <X aria-hidden="true" className="size-4 text-bad low:hidden" />
            Did not
          </Button>
        </>
      )}
      <Button variant={isOver ? "primary" : "ghost"} size="small" aria-keyshortcuts="Escape" onClick={onEnd}>
        End quiz
      </Button>
    </section>
  );
}

function questions(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("article .question")];
}

function hideAnswers() {
  for (const question of questions()) reveal(question, false);
}
