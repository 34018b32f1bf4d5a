import { memo, Suspense } from "react";
import { Skeleton } from "#web/ui/skeleton.tsx";
import { usePromptText } from "./use-prompt-text.ts";

export const promptTextStyle =
  "overflow-y-auto rounded-xl border border-line bg-sunken p-4 font-mono text-[0.8125rem] leading-relaxed wrap-anywhere whitespace-pre-wrap";

const previewId = (id: string) => `text-of-${id}`;

/** The text of a prompt's preview. Empty while it is loading. */
export function previewText(id: string): string {
  return document.getElementById(previewId(id))?.textContent ?? "";
}

/** Selects the whole preview, so that it can be copied by hand. */
export function selectPreview(id: string) {
  const preview = document.getElementById(previewId(id));
  if (preview) getSelection()?.selectAllChildren(preview);
}

/**
 * The full prompt in a small scrollable box. Memoized, since a new render would discard prerendered
 * text that is not hydrated yet.
 */
export const PromptPreview = memo(function PromptPreview({ id, title }: { id: string; title: string }) {
  return (
    <Suspense fallback={<Skeleton className="h-40" />}>
      <PreviewText id={id} title={title} />
    </Suspense>
  );
});

function PreviewText({ id, title }: { id: string; title: string }) {
  return (
    <section
      id={previewId(id)}
      aria-label={`Text of ${title}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      className={`max-h-40 ${promptTextStyle}`}
    >
      {usePromptText(id)}
    </section>
  );
}
