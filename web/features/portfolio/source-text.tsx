import { useId } from "react";
import type { Draft } from "#domain/portfolio/draft.ts";
import { leftovers } from "#domain/portfolio/leftovers.ts";

/** The text that was read, beside what became of it; what belongs to no field stands out. */
export function SourceText({ draft }: { draft: Draft }) {
  const heading = useId();
  const left = new Set(leftovers(draft).map(({ at }) => at));
  const lines = draft.lines.map((text, at) => ({ text, at }));
  return (
    <section aria-labelledby={heading} className="card self-start p-5 shadow-card">
      <h3 id={heading} className="text-lg">
        Text of your file
      </h3>
      <p className="mt-1 text-sm text-muted">
        {left.size === 0 ? "Every line has found its place." : "Marked lines belong to no field."}
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
