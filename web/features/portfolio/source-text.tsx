import { FileText } from "lucide-react";
import { memo, useId } from "react";
import type { Draft } from "#domain/portfolio/draft.ts";
import { leftovers, unplaced } from "#domain/portfolio/leftovers.ts";
import { linesInEntry, linesOf } from "#domain/portfolio/lines-of.ts";
import { scrollToId } from "#web/lib/scroll.ts";
import { Chip } from "#web/ui/chip.tsx";

/** The text of the visitor's file. Lines that are in no field are highlighted. */
export function SourceText({ draft, id }: { draft: Draft; id?: string }) {
  const heading = useId();
  const left = new Set(leftovers(draft).map(({ at }) => at));
  const lines = draft.lines.map((text, at) => ({ text, at }));
  return (
    <section id={id} aria-labelledby={heading} className="card scroll-mt-8 self-start p-5 shadow-card">
      <h3 id={heading} className="text-lg">
        Text of your file
      </h3>
      <p className="mt-1 text-sm text-muted">
        {left.size > 0 && "Marked lines belong to no field."}
        {left.size === 0 &&
          (unplaced(draft).length > 0
            ? "Some lines are in no field, as you wanted."
            : "Every line has found its place.")}
      </p>
      <ol className="mt-3 space-y-0.5 text-sm">
        {lines.map(({ text, at }) =>
          left.has(at) ? (
            <li key={at} dir="auto" className="rounded-md bg-warn-tint px-2 py-0.5 wrap-break-word">
              <span className="sr-only">Left over: </span>
              {text}
            </li>
          ) : (
            <li key={at} dir="auto" className="px-2 py-0.5 wrap-break-word text-muted">
              {text}
            </li>
          ),
        )}
      </ol>
    </section>
  );
}

type ChipProps = { textId: string; isShown: boolean; onChange: (isShown: boolean) => void };

/** Shows and hides the text. A phone scrolls to it, since it opens far below the preview. */
export function SourceTextChip({ textId, isShown, onChange }: ChipProps) {
  const press = () => {
    onChange(!isShown);
    requestAnimationFrame(() => {
      const { top = 0 } = document.getElementById(textId)?.getBoundingClientRect() ?? {};
      if (top > innerHeight) scrollToId(textId);
    });
  };
  return (
    <Chip pressed={isShown} onClick={press}>
      <FileText aria-hidden="true" className="size-4" />
      Text of your file
    </Chip>
  );
}

/** A long value shows at most this many lines. */
const maxLines = 12;

type PlaceProps = { value: unknown; entry: unknown; lines: string[] };

/**
 * The place of a value in the file, with the lines around it. For a field of an entry, this is the
 * place within that entry, together with the first line of the entry's head.
 */
export const InYourFile = memo(function InYourFile({ value, entry, lines }: PlaceProps) {
  const isOfEntry = typeof value === "string" && typeof entry === "object" && entry !== null;
  const place = isOfEntry ? linesInEntry(value, entry, lines) : { found: linesOf(value, lines) };
  const found = new Set(place.found);
  const shown = lines
    .map((text, at) => ({ text, at }))
    .filter(({ at }) => at === place.head || [at - 1, at, at + 1].some((near) => found.has(near)))
    .slice(0, maxLines);
  if (shown.length === 0) return null;
  return (
    <div className="mt-2 border-l-2 border-edge pl-3 text-sm text-muted">
      <p>In your file:</p>
      <ol>
        {shown.map(({ text, at }) => (
          <li key={at} dir="auto" className={`wrap-break-word ${found.has(at) ? "font-semibold text-ink" : ""}`}>
            {text}
          </li>
        ))}
      </ol>
    </div>
  );
});
