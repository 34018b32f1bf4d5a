import { type Draft, newDraft } from "./draft.ts";
import type { Answer } from "./from-resume.ts";
import { knowUnplaced, type Leftover } from "./leftovers.ts";
import { withValue } from "./paths.ts";
import { navigationItems } from "./portfolio.ts";

/** `unplaced` are the leftovers that the reader's thread has already found. */
export type ReadyAnswer = Answer & { unplaced?: Leftover[] };

/** The draft that a reading begins with. */
export function firstDraft({ unplaced, ...answer }: ReadyAnswer): Draft {
  const draft = draftOf(answer);
  if (unplaced) knowUnplaced(draft, unplaced);
  return draft;
}

function draftOf({ portfolioData, confidence, periods, lines, beyond }: Answer): Draft {
  const draft = newDraft(portfolioData, "pdf", confidence, periods, lines);
  if (!beyond) return draft;
  const items = navigationItems(draft.data, beyond.websites);
  return { ...draft, data: withValue(draft.data, "navigation.items", items), beyond };
}
