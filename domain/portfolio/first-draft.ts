import { type Draft, newDraft } from "./draft.ts";
import type { Answer } from "./from-resume.ts";

/** The draft that a reading begins with. */
export function firstDraft({ portfolioData, confidence, periods, lines, beyond }: Answer): Draft {
  return { ...newDraft(portfolioData, "pdf", confidence, periods, lines), ...(beyond && { beyond }) };
}
