import { type Draft, draftFrom } from "#domain/portfolio/draft.ts";
import { type History, newHistory } from "#domain/portfolio/history.ts";
import { portfolioStepsKey } from "#domain/storage-keys.ts";
import { readDraft } from "#web/lib/kept-draft.ts";
import { keepInTab, readTab } from "#web/lib/tab-storage.ts";

/** A tab can store about five million characters for a site. */
const maxCharacters = 1_000_000;

/** Stores the latest undo and redo steps in this tab until it is closed, as many as fit. */
export function keepSteps({ past, present, future }: History): void {
  const before = nearestTexts(past.toReversed());
  const after = nearestTexts(future);
  keepInTab(portfolioStepsKey, JSON.stringify([before, JSON.stringify(present), after]));
}

/** The first drafts of a list as texts, as many as fit. */
function nearestTexts(drafts: Draft[]): string[] {
  const texts: string[] = [];
  let length = 0;
  for (const draft of drafts) {
    const text = JSON.stringify(draft);
    length += text.length;
    if (length >= maxCharacters / 2) break;
    texts.push(text);
  }
  return texts;
}

/** The history of the stored draft. It includes the steps in this tab if they led to that draft. */
export function keptHistory(): History | undefined {
  const text = readDraft() ?? "";
  const draft = draftFrom(text);
  if (!draft) return;
  try {
    const [before, present, after] = JSON.parse(readTab(portfolioStepsKey) ?? "");
    if (present !== text) return newHistory(draft);
    const drafts = (texts: string[]) => texts.flatMap((step) => draftFrom(step) ?? []);
    return { past: drafts(before).toReversed(), present: draft, future: drafts(after) };
  } catch {
    return newHistory(draft);
  }
}
