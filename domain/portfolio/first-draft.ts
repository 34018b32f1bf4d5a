import { type Draft, newDraft } from "./draft.ts";
import type { Answer } from "./from-resume.ts";
import { withValue } from "./paths.ts";
import { navigationItems } from "./portfolio.ts";

/** The draft that a reading begins with. */
export function firstDraft({ portfolioData, confidence, periods, lines, beyond }: Answer): Draft {
  const draft = newDraft(portfolioData, "pdf", confidence, periods, lines);
  if (!beyond) return draft;
  const items = navigationItems(draft.data, beyond.websites);
  return { ...draft, data: withValue(draft.data, "navigation.items", items), beyond };
}
