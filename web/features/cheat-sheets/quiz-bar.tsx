import { Check, X } from "lucide-react";
import { useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { type Quiz, readQuizzes, withoutSheet } from "#domain/cheat-sheets/cheat-sheets.ts";
import { quizzesKey } from "#domain/storage-keys.ts";
import { forget, readStored, store } from "#web/lib/storage.ts";
import { Button } from "#web/ui/button.tsx";
import { Key, QuizResult } from "./quiz-result.tsx";
import { goTo, reveal } from "./sheet-article.tsx";

/**
 * Asks one question after another, and the visitor rates each answer. Space shows the answer. 1 and
 * 2 rate it. Escape ends the quiz and shows the result. A quiz that was ended early can be
 * continued. In the DOM, the bar comes after its question, so that Tab reaches it. The bar is
 * smaller in a low window, and has one line in a window that is also narrow.
 */
export default function QuizBar({ sheet, onEnd }: { sheet: string; onEnd: () => void }) {
  const [questions, setQuestions] = useState(() => [...document.querySelectorAll<HTMLElement>("article .question")]);
  const [unfinished, setUnfinished] = useState(() => unfinishedQuiz(sheet, questions));
  const [host] = useState(() => document.createElement("div"));
  const [ratings, setRatings] = useState<boolean[]>([]);
  const [isEnded, setEnded] = useState(false);
  const at = ratings.length;
  const question = isEnded ? undefined : questions[at];
  const known = ratings.filter(Boolean).length;

  const show = () => reveal(question ?? null, true);
  const end = () => (question && at > 0 ? setEnded(true) : onEnd());
  const ask = (asked: HTMLElement[], rated: boolean[]) => {
    setUnfinished(undefined);
    setQuestions(asked);
    setRatings(rated);
    setEnded(false);
  };
  const rate = (isKnown: boolean) => {
    const rated = [...ratings, isKnown];
    setRatings(rated);
    storeQuiz(sheet, { asked: questions.map(({ id }) => id), known: rated });
  };

  // Follows the quiz: hides all answers at its start and end. React does not control this markup.
  useEffect(() => {
    const hideAnswers = () => {
      for (const each of questions) reveal(each, false);
    };
    hideAnswers();
    return () => {
      hideAnswers();
      host.remove();
    };
  }, [questions, host]);

  // Follows the question: moves the bar and the focus to it.
  useEffect(() => {
    if (!question) return;
    host.className = "contents"; // or else the bar could stick only within this element
    question.after(host);
    question.tabIndex = -1;
    question.focus({ preventScroll: true });
    goTo(question.id);
  }, [question, host]);

  // Follows the keyboard.
  useEffect(() => {
    const act = (event: KeyboardEvent) => {
      const isOn = (what: string) => event.target instanceof Element && event.target.closest(what) !== null;
      const rating = { " ": show, "1": () => rate(true), "2": () => rate(false) };
      const actions: Record<string, () => void> = { ...(question && rating), Escape: end };
      const action = actions[event.key];
      if (!action || event.ctrlKey || event.metaKey || event.altKey || isOn("input, textarea, select")) return;
      if (event.key === " " && isOn("a, button")) return;
      event.preventDefault();
      action();
    };
    document.addEventListener("keydown", act);
    return () => document.removeEventListener("keydown", act);
  });

  if (!question)
    return createPortal(
      <QuizResult
        questions={questions.slice(0, at)}
        ratings={ratings}
        onAgain={(missed) => ask(missed, [])}
        onEnd={onEnd}
      />,
      host,
    );
  return createPortal(
    <section
      aria-label="Quiz"
      className="sticky bottom-3 z-20 mt-6 flex flex-wrap items-center gap-x-3 gap-y-2 card px-4 py-3 shadow-float low:bottom-0 low:gap-x-1 low:gap-y-0.5 low:p-1 max-sm:low:*:px-1.5 print:hidden"
    >
      <p role="status" className="mt-0! mr-auto text-[0.9375rem] low:text-sm max-sm:low:sr-only">
        <strong>
          Question {at + 1} of {questions.length}
        </strong>
        {at > 0 && <span className="text-muted"> · {known} known</span>}
      </p>
      {unfinished && at === 0 && (
        <Button size="small" onClick={() => ask(unfinished.questions, unfinished.known)}>
          Go on at {unfinished.known.length + 1}
        </Button>
      )}
      <Button variant="secondary" size="small" aria-keyshortcuts="Space" onClick={show}>
        Answer
        <Key>Space</Key>
      </Button>
      <Button variant="secondary" size="small" aria-keyshortcuts="1" onClick={() => rate(true)}>
        <Check aria-hidden="true" className="size-4 text-good low:hidden" />
        Knew it
        <Key>1</Key>
      </Button>
      <Button variant="secondary" size="small" aria-keyshortcuts="2" onClick={() => rate(false)}>
        <X aria-hidden="true" className="size-4 text-bad low:hidden" />
        Did not
        <Key>2</Key>
      </Button>
      <Button variant="ghost" size="small" aria-keyshortcuts="Escape" onClick={end}>
        End quiz
        <Key>Esc</Key>
      </Button>
    </section>,
    host,
  );
}

/** The quiz that was ended early, if the sheet still has all questions of that quiz. */
function unfinishedQuiz(sheet: string, all: HTMLElement[]): { questions: HTMLElement[]; known: boolean[] } | undefined {
  const quiz = readQuizzes(readStored(quizzesKey))[sheet];
  const questions = quiz?.asked.flatMap((id) => all.find((question) => question.id === id) ?? []);
  return quiz && questions?.length === quiz.asked.length ? { questions, known: quiz.known } : undefined;
}

/** Stores a quiz. Once its last question is rated, deletes it. */
function storeQuiz(sheet: string, quiz: Quiz) {
  const otherQuizzes = withoutSheet(readQuizzes(readStored(quizzesKey)), sheet);
  const isOver = quiz.known.length === quiz.asked.length;
  const kept = isOver ? otherQuizzes : { ...otherQuizzes, [sheet]: quiz };
  if (Object.keys(kept).length > 0) store(quizzesKey, JSON.stringify(kept));
  else forget(quizzesKey);
}
