import { useState } from "react";
import { wantsLongText } from "#domain/prompts/filling.ts";
import { isKeptIn, readVariants } from "#domain/prompts/saved-prompts.ts";
import { promptVariantsKey } from "#domain/storage-keys.ts";
import { useAskBeforeLeaving } from "#web/lib/ask-before-leaving.ts";
import { useStored } from "#web/lib/storage.ts";
import type { Values } from "./drafts.ts";

/**
 * If the draft has a long text that was neither used nor saved, the browser asks before the visitor
 * leaves the site. Returns a function to call when the draft is used.
 */
export function useAskWhileUnused(id: string, draft: Values | undefined): () => void {
  const [used, setUsed] = useState<Values>();
  const variants = readVariants(useStored(promptVariantsKey));
  const hasLongText = Object.entries(draft ?? {}).some(([name, text]) => wantsLongText(name) && text.trim() !== "");
  useAskBeforeLeaving(draft !== undefined && draft !== used && hasLongText && !isKeptIn(variants, id, draft));
  return () => setUsed(draft);
}
