import { useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { copyText } from "#web/lib/clipboard.ts";
import { notify } from "#web/lib/toast.ts";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import type { RunnableLanguage } from "./run.ts";

const runner = lazyCode(() => import("./runner.tsx"));

type Opened = { figure: Element; host: Element; language: RunnableLanguage; code: string; setup: string };

/** What the visitor made of a block's code. It outlasts the closing of the runner, not the page. */
const typed = new WeakMap<Element, string>();

/** The text of a sheet. Its buttons are part of the text, so one listener handles them all. */
export function SheetArticle({ html, isQuiz }: { html: string; isQuiz: boolean }) {
  const article = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened[]>([]);

  // Follows the address: scrolls to a section that another page links to, which exists only now.
  useEffect(() => {
    if (location.hash) goTo(location.hash.slice(1));
  }, []);

  // Follows the clicks on buttons that are not React's.
  useEffect(() => {
    const act = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("button[data-do]") : null;
      const figure = button?.closest("figure");
      if (button?.dataset.do === "copy" && figure) copy(button, codeOf(figure));
      if (button?.dataset.do === "run" && figure) setOpened((others) => [...others, open(figure)]);
      if (button?.dataset.do === "reveal") reveal(button.closest("section"));
    };
    const text = article.current;
    text?.addEventListener("click", act);
    return () => text?.removeEventListener("click", act);
  }, []);

  const close = ({ figure, host }: Opened) => {
    setOpened((others) => others.filter((other) => other.host !== host));
    host.remove();
    figure.removeAttribute("data-running");
    figure.querySelector<HTMLElement>("[data-do=run]")?.focus();
  };

  return (
    <>
      <article
        ref={article}
        className="sheet-text"
        data-quiz={isQuiz || undefined}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own markdown at build time
        dangerouslySetInnerHTML={{ __html: html }}
      />
      {opened.map((one) =>
        createPortal(
          <LazyPart
            code={runner}
            props={{
              language: one.language,
              code: one.code,
              setup: one.setup,
              typed: typed.get(one.figure) ?? one.code,
              onType: (text) => typed.set(one.figure, text),
              onClose: () => close(one),
            }}
            fallback={<p className="p-4 text-sm text-muted">Loading...</p>}
          />,
          one.host,
          one.host.id, // the key keeps typed text in the other runners when one closes
        ),
      )}
    </>
  );
}

/** Several times, because sections take their real height only as they come near. */
export function goTo(id: string, times = 4) {
  document.getElementById(id)?.scrollIntoView();
  if (times > 1) requestAnimationFrame(() => goTo(id, times - 1));
}

function codeOf(figure: Element): string {
  return figure.querySelector("pre code")?.textContent ?? "";
}

let count = 0;

/** Replaces the block by a runner, which starts with the sheet's sample tables if there are any. */
function open(figure: HTMLElement): Opened {
  const host = document.createElement("div");
  host.id = `runner-${++count}`;
  figure.append(host);
  figure.setAttribute("data-running", "");
  const setup = figure.closest("article")?.querySelector("[data-setup]");
  return {
    figure,
    host,
    language: figure.dataset.language as RunnableLanguage,
    code: codeOf(figure),
    setup: setup ? codeOf(setup) : "",
  };
}

async function copy(button: HTMLElement, code: string) {
  if (!(await copyText(code))) return notify.error("Copy failed: please select the text and copy it yourself");
  button.textContent = "Copied!";
  setTimeout(() => {
    button.textContent = "Copy";
  }, 2000);
}

export function reveal(question: Element | null, shown = !question?.hasAttribute("data-shown")) {
  const button = question?.querySelector("[data-do=reveal]");
  if (!question || !button) return;
  question.toggleAttribute("data-shown", shown);
  button.textContent = shown ? "Hide answer" : "Show answer";
}
