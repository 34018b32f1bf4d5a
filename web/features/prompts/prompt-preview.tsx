import { memo, Suspense } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePromptText } from "./use-prompt-text.ts";

export const promptTextStyle =
  "overflow-y-auto rounded-xl border border-line bg-sunken p-4 font-mono text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap";

const previewOf = (id: string) => document.getElementById(id)?.querySelector("figure");

/** The text of a prompt's preview. Empty while it is loading. */
export function previewText(id: string): string {
  return previewOf(id)?.textContent ?? "";
}

/** Selects the whole preview, so that the visitor can copy it by hand. */
export function selectPreview(id: string) {
  const preview = previewOf(id);
  if (preview) getSelection()?.selectAllChildren(preview);
}

/**
 * The full prompt in a small scrollable box. Memoized, because a new render would discard
 * prerendered text that is not hydrated yet.
 */
export const PromptPreview = memo(function PromptPreview({ id }: { id: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <PreviewText id={id} />
    </Suspense>
  );
});

function PreviewText({ id }: { id: string }) {
  return (
    <figure
      aria-label="Text of the prompt"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className={`max-h-40 ${promptTextStyle}`}
    >
      {usePromptText(id)}
    </figure>
  );
}
