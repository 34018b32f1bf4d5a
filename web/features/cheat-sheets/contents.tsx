import { ChevronDown } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { readProgress, withoutSheet, withSectionRead } from "#domain/cheat-sheets/cheat-sheets.ts";
import { sheetProgressKey } from "#domain/storage-keys.ts";
import { restoreFocus } from "#web/lib/focus.ts";
import { readStored, store, useStored } from "#web/lib/storage.ts";
import { followSections } from "./follow-sections.ts";

/**
 * The table of contents. Wide screens show it beside the text, small ones behind a sticky button.
 */
export function Contents({ sheet, html, isQuiz }: { sheet: string; html: string; isQuiz: boolean }) {
  const [open, setOpen] = useState(false);
  const [wasQuiz, setWasQuiz] = useState(isQuiz);
  if (isQuiz !== wasQuiz) {
    setWasQuiz(isQuiz);
    setOpen(false); // or else the list would cover the question
  }
  const list = useRef<HTMLOListElement>(null);
  const progress = readProgress(useStored(sheetProgressKey))[sheet];
  const sections = sectionsIn(html);
  const total = sections.length;
  const read = sections.filter((id) => progress?.read.includes(id)).length; // ignores renamed sections

  // Follows the scrolling: marks the current section in the list and records it as read.
  useEffect(() => followSections(list.current, (id) => noteRead(sheet, id)), [sheet]);

  // Follows the clicks: closes the list, which would cover the section that a link leads to.
  useEffect(() => {
    const close = () => setOpen(false);
    const links = list.current;
    links?.addEventListener("click", close);
    return () => links?.removeEventListener("click", close);
  }, []);

  // Follows the storage: marks read sections. React does not control this markup.
  useEffect(() => {
    const ids = new Set(progress?.read);
    for (const link of list.current?.querySelectorAll("a") ?? [])
      link.toggleAttribute("data-read", ids.has(link.hash.slice(1)));
  });

  return (
    <nav
      aria-label="Contents"
      className="sticky top-16 z-30 max-lg:low:static -mx-4 mb-6 border-b border-line bg-page px-4 sm:-mx-6 sm:px-6 lg:top-24 lg:mx-0 lg:mb-0 lg:flex lg:max-h-[calc(100dvh-8rem)] lg:flex-col lg:self-start lg:border-0 lg:px-0 print:hidden"
    >
      <button
        type="button"
        aria-expanded={open}
        className="flex min-h-12 w-full items-center justify-between font-semibold lg:hidden"
        onClick={() => setOpen(!open)}
      >
        Contents
        <ChevronDown aria-hidden="true" className={`size-5 transition-transform ${open ? "rotate-180" : ""}`} />
      </button>
      <div className={`pb-3 text-sm text-muted ${open ? "" : "max-lg:hidden"}`}>
        <progress value={read} max={total} aria-label="Sections read" className="sheet-progress" />
        <p className="mt-1.5 flex min-h-6 justify-between gap-2">
          <span>
            {read} of {total} sections read
          </span>
          {read > 0 && (
            <button type="button" className="underline underline-offset-2" onClick={() => startOver(sheet)}>
              Start over
            </button>
          )}
        </p>
      </div>
      <ol
        ref={list}
        data-contents=""
        className={`sheet-contents max-h-[55dvh] overflow-y-auto overscroll-contain pb-4 lg:max-h-none ${open ? "" : "max-lg:hidden"}`}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: made from our own markdown at build time
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </nav>
  );
}

/** The ids of the sections in the contents, without the groups above them. */
function sectionsIn(html: string): string[] {
  return [...html.matchAll(/<a href="#([^"]+)">(?:(?!<\/a>).)*<\/a><\/li>/g)].map(([, id = ""]) => id);
}

function noteRead(sheet: string, section: string) {
  store(sheetProgressKey, JSON.stringify(withSectionRead(readProgress(readStored(sheetProgressKey)), sheet, section)));
}

function startOver(sheet: string) {
  store(sheetProgressKey, JSON.stringify(withoutSheet(readProgress(readStored(sheetProgressKey)), sheet)));
  restoreFocus();
}
