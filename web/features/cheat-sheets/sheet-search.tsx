import { useDeferredValue, useRef, useState } from "react";
import { maxSearchLength } from "#domain/limits.ts";
import { SearchBox } from "#web/ui/search-box.tsx";
import { useEntered, useOptions } from "#web/ui/use-options.ts";
import { loadSearch, type Search } from "./load-search.ts";
import { Hit } from "./sheet-hit.tsx";
import { useOutside } from "./use-outside.ts";

const maxShown = 40;

/**
 * Searches the text and code of every section in every sheet. Focusing the field fetches the index.
 */
export function SheetSearch({ sheet, className }: { sheet?: string; className?: string }) {
  const [query, setQuery] = useState("");
  const [isOpen, setIsOpen] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const [search, setSearch] = useState<Search>();
  const [isFailed, setIsFailed] = useState(false);
  const wanted = useDeferredValue(query);
  const isFresh = search !== undefined && wanted === query;
  const found = search?.(wanted) ?? [];
  const [here, elsewhere] = [found.filter((hit) => hit.sheet === sheet), found.filter((hit) => hit.sheet !== sheet)];
  const groups = [
    { title: "In this sheet", hits: here.slice(0, maxShown), from: 0 },
    {
      title: sheet ? "In the other sheets" : "Results",
      hits: elsewhere.slice(0, maxShown),
      from: Math.min(here.length, maxShown),
    },
  ].filter(({ hits }) => hits.length > 0);
  const isShown = isOpen && query.trim() !== "";
  const options = useOptions(isShown ? groups.reduce((sum, { hits }) => sum + hits.length, 0) : 0, wanted);

  const isEntered = useEntered(isFresh, options.open);
  useOutside(box, isOpen, () => setIsOpen(false));

  const load = () =>
    loadSearch().then(
      (loaded) => setSearch(() => loaded),
      () => setIsFailed(true),
    );

  return (
    <div ref={box} className={`relative ${className}`}>
      <SearchBox
        value={query}
        onChange={(value) => {
          isEntered.current = false;
          setQuery(value);
          setIsOpen(true);
          if (!search) load();
        }}
        onFocus={() => {
          setIsOpen(true);
          load();
        }}
        onBlur={() => {
          isEntered.current = false;
        }}
        onKeyDown={(event) => {
          const { key, nativeEvent } = event;
          if (key === "Escape") setQuery("");
          else if (key === "Enter" && !nativeEvent.isComposing && !isFresh) isEntered.current = true;
          else options.onKeyDown(event);
        }}
        {...options.field}
        maxLength={maxSearchLength}
        placeholder={sheet ? "Search this and all sheets..." : "Search sheets and code..."}
      />
      {isShown && (
        <div className="absolute inset-x-0 top-full z-[35] mt-2 max-h-[60dvh] min-w-72 overflow-y-auto rounded-card border border-line bg-surface p-2 shadow-float">
          <p role="status" className="px-3 py-1.5 text-sm text-muted">
            {search ? countOf(found.length) : isFailed ? loadFailed : "Loading the sheets..."}
          </p>
          <div {...options.list} role="listbox" aria-label="Sections">
            {groups.map(({ title, hits, from }) => (
              <fieldset key={title} aria-label={title} className="min-w-0">
                {sheet && <p className="px-3 pt-2 pb-1 text-[0.8125rem] font-semibold text-muted">{title}</p>}
                {hits.map((hit, index) => (
                  <Hit
                    key={`${hit.sheet}#${hit.id}`}
                    hit={hit}
                    isHere={hit.sheet === sheet}
                    option={options.optionAt(from + index)}
                    onChoose={() => setQuery("")}
                  />
                ))}
              </fieldset>
            ))}
          </div>
        </div>
      )}
    </div>
  );
}

const loadFailed = "The sheets could not be loaded. Check your connection and type again.";

function countOf(hits: number): string {
  if (hits === 0) return "No section has all of these words";
  return `${hits} ${hits === 1 ? "section" : "sections"}`;
}
