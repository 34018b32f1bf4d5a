import { Search, X } from "lucide-react";
import { Dialog } from "radix-ui";
import { type KeyboardEvent, useCallback, useEffect, useState } from "react";
import { maxSearchLength } from "#domain/limits.ts";
import { entryKey, jobSearch, type PaletteEntry, screenEntries, searchesElsewhere } from "#domain/palette/palette.ts";
import { isOurs, readRecents, withRecent } from "#domain/palette/recents.ts";
import { recentsKey } from "#domain/storage-keys.ts";
import { askPalette } from "#web/lib/palette/ask.ts";
import { forget, readStored, store, useStored } from "#web/lib/storage.ts";
import { useEntered, useOptions } from "#web/ui/use-options.ts";
import { takeKeys } from "./early-keys.ts";
import { PaletteOption } from "./palette-option.tsx";

const screens = screenEntries();
const tools = screens.filter(({ kind }) => kind === "tool");

type Props = {
  /** Called before a choice navigates within the site. */
  onLeave: () => void;
  onClose: () => void;
};

/**
 * The search field and its results. Before anything is typed, the list shows recently opened
 * entries, then the tools.
 */
export function PaletteSearch({ onLeave, onClose }: Props) {
  const recents = readRecents(useStored(recentsKey));
  const [query, setQuery] = useState("");
  const { found, isFresh, isFailed } = useAnswer(query);

  const isEmpty = query.trim() === "";
  const recentKeys = new Set(recents.map(entryKey));
  const isNothing = !isEmpty && isFresh && found?.length === 0;
  const answers = found && found.length > 0 ? [...found, jobSearch(query)] : [];
  const start = isEmpty ? [...recents, ...tools.filter((tool) => !recentKeys.has(entryKey(tool)))] : answers;
  const shown = isNothing ? searchesElsewhere(query) : start;
  const options = useOptions(shown.length, query);
  const isEntered = useEntered(isFresh, () => !isNothing && options.open());

  const choose = useCallback(
    (entry: PaletteEntry, isHere: boolean) => {
      store(recentsKey, JSON.stringify(withRecent(readRecents(readStored(recentsKey)), entry)));
      if (isHere && isOurs(entry.url)) onLeave();
      onClose();
    },
    [onLeave, onClose],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, nativeEvent } = event;
    const entry = shown[options.current];
    if (key === "Enter" && !nativeEvent.isComposing && !isEmpty && !isFresh) isEntered.current = true;
    else if (key === "Enter" && (ctrlKey || metaKey) && entry) {
      open(entry.url, "_blank", "noopener,noreferrer");
      choose(entry, false);
    } else return options.onKeyDown(event);
    event.preventDefault();
  };

  return (
    <>
      <div className="flex items-center gap-3 border-b border-line pr-2 pl-4">
        <Search aria-hidden="true" className="size-5 shrink-0 text-muted" />
        <input
          {...options.field}
          aria-label="Search the site"
          placeholder="Search everything..."
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={maxSearchLength}
          value={query}
          onFocus={() => {
            const early = takeKeys();
            if (!early) return;
            isEntered.current = early.endsWith("\n");
            setQuery(query + early.trimEnd());
          }}
          onChange={(event) => {
            isEntered.current = false;
            ask(event.target.value).catch(() => {}); // starts the search before React renders
            setQuery(event.target.value);
          }}
          onKeyDown={onKeyDown}
          className="h-14 min-w-0 flex-1 bg-transparent outline-none placeholder:text-muted"
        />
        <Dialog.Close
          aria-label="Close search"
          className="grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
        >
          <X aria-hidden="true" className="size-5" />
        </Dialog.Close>
      </div>
      <p
        role="status"
        className={
          isEmpty || (shown.length > 0 && !isNothing && !isFailed) ? "sr-only" : "px-5 pt-6 pb-2 text-center text-muted"
        }
      >
        {isEmpty ? "" : statusText(found, isFailed)}
      </p>
      <div
        {...options.list}
        role="listbox"
        aria-busy={!isEmpty && !isFresh}
        aria-label={isEmpty ? "Recent and tools" : "Results"}
        className={`min-h-0 overflow-y-auto overscroll-contain p-2 ${shown.length > 0 ? "" : "hidden"}`}
      >
        {shown.map((entry, index) => {
          const option = options.optionAt(index);
          const key = entryKey(entry);
          return (
            <PaletteOption
              key={`${option.id} ${key}`} // Two entries may have the same entryKey().
              option={option}
              entry={entry}
              isRecent={recentKeys.has(key)}
              onPoint={() => options.point(index)}
              onChoose={choose}
            />
          );
        })}
      </div>
      <div className="flex items-center justify-between gap-4 border-t border-line px-4 text-[0.8125rem] text-muted">
        <p className="hidden py-3 sm:block">
          <Key>↑</Key> <Key>↓</Key> move · <Key>Enter</Key> open · <Key>Ctrl Enter</Key> new tab · <Key>Esc</Key> close
        </p>
        {recents.length > 0 && (
          <button
            type="button"
            className="ml-auto min-h-11 shrink-0 font-semibold underline underline-offset-4 hover:text-ink"
            onClick={() => forget(recentsKey)}
          >
            Forget recent
          </button>
        )}
      </div>
    </>
  );
}

function Key({ children }: { children: string }) {
  return <kbd className="rounded bg-sunken px-1.5 py-0.5 font-sans">{children}</kbd>;
}

function statusText(found: PaletteEntry[] | undefined, isFailed: boolean): string {
  if (isFailed) return "Only our tools and pages are searched here: the rest needs a connection.";
  if (!found) return "Searching...";
  if (found.length === 0) return "Nothing found. Try fewer or other words, or look elsewhere:";
  return `${found.length} ${found.length === 1 ? "result" : "results"}`;
}

function ask(query: string) {
  return askPalette({ query, recent: readRecents(readStored(recentsKey)).map(entryKey) });
}

/**
 * The tools and pages that match all words. Those with the words in their name come first. This is
 * the answer while there is no index.
 */
function screensWith(query: string): PaletteEntry[] {
  const wanted = query.toLowerCase().trim().split(/\s+/);
  const has = (text: string) => wanted.every((word) => text.toLowerCase().includes(word));
  return screens
    .filter(({ name, about, words }) => has(`${name} ${about} ${words}`))
    .sort((a, b) => Number(has(b.name)) - Number(has(a.name)));
}

/** The results of the query. Until they arrive, the results of the previous query. */
function useAnswer(query: string) {
  const [answer, setAnswer] = useState<{ query: string; entries: PaletteEntry[] }>();
  const [isFailed, setIsFailed] = useState(false);

  // Asks the worker, and ignores the answer to an outdated query. The empty query starts the
  // worker.
  useEffect(() => {
    let isCurrent = true;
    ask(query).then(
      (entries) => {
        if (!isCurrent) return;
        setAnswer({ query, entries });
        setIsFailed(false);
      },
      () => isCurrent && setIsFailed(true),
    );
    return () => {
      isCurrent = false;
    };
  }, [query]);

  if (isFailed) return { found: screensWith(query), isFresh: true, isFailed };
  return { found: answer?.entries, isFresh: answer?.query === query, isFailed };
}
