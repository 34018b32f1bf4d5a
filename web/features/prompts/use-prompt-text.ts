import { use } from "react";
import { useHydrated } from "#web/lib/hydrated.ts";

const texts = Promise.withResolvers<Record<string, string>>();

const fetched = new AbortController();

/**
 * Fetches the texts. The prerendered page already shows them, so a first visit fetches them only at
 * the first interaction. After a failure, the next interaction tries again.
 */
function wantTexts() {
  import("./prompt-texts.ts").then(
    ({ promptTexts }) => {
      texts.resolve(promptTexts);
      fetched.abort();
    },
    () => {},
  );
}

if (import.meta.env.SSR) wantTexts();
else
  for (const stir of ["pointerover", "touchstart", "focusin", "keydown", "scroll"])
    addEventListener(stir, wantTexts, { passive: true, signal: fetched.signal });

/**
 * The text of a prompt. During hydration this suspends until the first interaction, so that the
 * prerendered text stays in place.
 */
export function usePromptText(id: string): string {
  if (useHydrated()) wantTexts();
  return use(texts.promise)[id] ?? "";
}
