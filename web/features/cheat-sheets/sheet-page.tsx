import { FileDown } from "lucide-react";
import { type ComponentType, type MouseEvent, useRef, useState } from "react";
import type { TechArticle } from "schema-dts";
import { readProgress, type SheetScreen, sheetDescriptions, sheetName } from "#domain/cheat-sheets/cheat-sheets.ts";
import { screens } from "#domain/screens.ts";
import { site } from "#domain/site.ts";
import { sheetProgressKey } from "#domain/storage-keys.ts";
import { downloadFrom } from "#web/lib/download.ts";
import { freeOfCharge } from "#web/lib/seo.tsx";
import { useStored } from "#web/lib/storage.ts";
import { buttonStyle } from "#web/ui/button.tsx";
import { Chip } from "#web/ui/chip.tsx";
import { lazyCode, usePrefetch } from "#web/ui/lazy-code.ts";
import { LazyPart } from "#web/ui/lazy-part.tsx";
import { PageFrame } from "#web/ui/page-frame.tsx";
import { Contents } from "./contents.tsx";
import { SheetArticle } from "./sheet-article.tsx";
import { SheetSearch } from "./sheet-search.tsx";
import { loadText, type SheetText } from "./texts.ts";

const quizBar = lazyCode(() => import("./quiz-bar.tsx"));

/** Loads the text of a sheet, and returns its page. */
export async function loadSheet(screen: SheetScreen): Promise<{ default: ComponentType }> {
  const text = await loadText(screen);
  return { default: () => <SheetPage screen={screen} text={text} /> };
}

function SheetPage({ screen, text }: { screen: SheetScreen; text: SheetText }) {
  usePrefetch(quizBar);
  const [isQuiz, setQuiz] = useState(false);
  const quizButton = useRef<HTMLButtonElement>(null);
  const endQuiz = () => {
    setQuiz(false);
    quizButton.current?.focus();
  };
  const hasQuestions = text.html.includes('class="question"');

  return (
    <PageFrame
      screen={screen}
      title={screens[screen].title}
      intro={sheetDescriptions[screen]}
      data={articleData(screen)}
    >
      <div data-sheet={screen} className="lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] lg:gap-x-12">
        <Contents sheet={sheetName(screen)} html={text.contents} isQuiz={isQuiz} />
        <div className="min-w-0">
          <div className="mb-8 flex flex-wrap items-center gap-3 print:hidden">
            <SheetSearch sheet={sheetName(screen)} className="min-w-60 flex-1" />
            {hasQuestions && (
              <span className="flex items-end">
                <Chip ref={quizButton} pressed={isQuiz} onClick={() => setQuiz(!isQuiz)}>
                  Quiz mode
                </Chip>
                {isQuiz && (
                  <LazyPart
                    code={quizBar}
                    props={{ sheet: sheetName(screen), onEnd: endQuiz }}
                    onDismiss={() => setQuiz(false)}
                  />
                )}
              </span>
            )}
            <a
              href={`/cheat-sheets/${sheetName(screen)}.pdf`}
              download
              onClick={downloadOrPrint}
              className={buttonStyle({ variant: "secondary", size: "small" })}
            >
              <FileDown aria-hidden="true" className="size-4" />
              Download PDF
            </a>
            <ContinueLink sheet={sheetName(screen)} />
          </div>
          <SheetArticle html={text.html} isQuiz={isQuiz} />
        </div>
      </div>
    </PageFrame>
  );
}

async function downloadOrPrint(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget;
  event.preventDefault();
  const answer = await fetch(link.href, { method: "HEAD" }).catch(() => undefined);
  if (answer?.ok) downloadFrom(link.href);
  else print(); // a build without a browser makes no PDF
}

/** A link to the section that was read last. Hidden once the visitor has read on. */
function ContinueLink({ sheet }: { sheet: string }) {
  const last = readProgress(useStored(sheetProgressKey))[sheet]?.last;
  const [first, setFirst] = useState<string>();
  if (last && first === undefined) setFirst(last);
  if (!last || last !== first) return null;
  return (
    <a
      href={`#${last}`}
      className="inline-flex min-h-9 items-center text-sm font-semibold text-accent underline underline-offset-4"
    >
      Continue where you stopped
    </a>
  );
}

function articleData(screen: SheetScreen): TechArticle {
  const { path, title } = screens[screen];
  return {
    "@type": "TechArticle",
    headline: title,
    description: sheetDescriptions[screen],
    url: site.origin + path,
    inLanguage: "en",
    ...freeOfCharge,
    publisher: { "@type": "Organization", name: site.name, url: site.origin },
  };
}
