import { type ReactNode, useEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { copyText } from "#web/lib/clipboard.ts";
import { notify } from "#web/lib/toast.ts";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import type { RunnableLanguage } from "./run.ts";

/**
 * The code of one block's runner. Each block has its own copy, so that each block reports if its
 * runner did not load.
 */
const runnerCode = () => lazyCode(() => import("./runner.tsx"));

type Opened = {
  figure: Element;
  host: Element;
  runner: ReturnType<typeof runnerCode>;
  language: RunnableLanguage;
  code: string;
  setup: string;
};

/** The visitor's edits of code blocks. They last until the visitor leaves the page. */
const typed = new WeakMap<Element, string>();

/**
 * The text of a sheet. React does not render the buttons in it, so one listener handles them all.
 */
export function SheetArticle({ html, isQuiz }: { html: string; isQuiz: boolean }) {
  const article = useRef<HTMLElement>(null);
  const [opened, setOpened] = useState<Opened[]>([]);

  // Follows the address: scrolls to the section that a link from another page names.
  useEffect(() => {
    if (location.hash) goTo(location.hash.slice(1));
  }, []);

  // Follows the width of wide blocks: Tab stops at a block only if it scrolls.
  useEffect(() => {
    const observer = new ResizeObserver((entries) => {
      for (const { target } of entries)
        (target as HTMLElement).tabIndex = target.scrollWidth > target.clientWidth ? 0 : -1;
    });
    for (const block of article.current?.querySelectorAll("[tabindex]") ?? []) observer.observe(block);
    return () => observer.disconnect();
  }, []);

  // Follows the clicks on the text's own buttons.
  useEffect(() => {
    const act = ({ target }: Event) => {
      const button = target instanceof Element ? target.closest<HTMLElement>("button[data-do]") : null;
      const figure = button?.closest("figure");
      if (button?.dataset.do === "copy" && figure) copy(button, codeOf(figure));
      if (button?.dataset.do === "run" && figure) {
        setOpened((current) => {
          current.find((block) => block.figure === figure)?.host.remove();
          return [...current.filter((block) => block.figure !== figure), open(figure)];
        });
      }
      if (button?.dataset.do === "reveal") reveal(button.closest("section"));
    };
    const text = article.current;
    text?.addEventListener("click", act);
    return () => text?.removeEventListener("click", act);
  }, []);

  const close = ({ figure, host }: Opened) => {
    setOpened((current) => current.filter((other) => other.host !== host));
    host.remove();
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
      {opened.map((block) =>
        createPortal(
          <LazyPart
            code={block.runner}
            props={{
              language: block.language,
              code: block.code,
              setup: block.setup,
              typed: typed.get(block.figure) ?? block.code,
              onType: (text) => typed.set(block.figure, text),
              onClose: () => close(block),
            }}
            waiting={<p className="py-3 text-sm text-muted">Loading...</p>}
            frame={BelowCode}
          />,
          block.host,
          block.host.id, // a stable key: when one runner closes, the others keep their text
        ),
      )}
    </>
  );
}

/**
 * Scrolls to a section over several frames: with content-visibility, the height of distant sections
 * is only estimated until they come near.
 */
export function goTo(id: string, times = 4) {
  document.getElementById(id)?.scrollIntoView();
  if (times > 1) requestAnimationFrame(() => goTo(id, times - 1));
}

function BelowCode({ children }: { children: ReactNode }) {
  return <div className="border-t border-line px-4">{children}</div>;
}

function codeOf(figure: Element): string {
  return figure.querySelector("pre code")?.textContent ?? "";
}

let count = 0;

/**
 * Puts a runner below a code block. Once the runner is loaded, the block is hidden. If the sheet
 * has sample tables, they are the runner's setup.
 */
function open(figure: HTMLElement): Opened {
  const host = document.createElement("div");
  host.id = `runner-${++count}`;
  figure.append(host);
  const setup = figure.closest("article")?.querySelector("[data-setup]");
  return {
    figure,
    host,
    runner: runnerCode(),
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

/** Shows or hides the answer of a question. */
export function reveal(question: Element | null, shown = !question?.hasAttribute("data-shown")) {
  const button = question?.querySelector("[data-do=reveal]");
  if (!question || !button) return;
  question.toggleAttribute("data-shown", shown);
  button.textContent = shown ? "Hide answer" : "Show answer";
}
