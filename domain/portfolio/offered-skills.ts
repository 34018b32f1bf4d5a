import { portfolioLimits } from "../limits.ts";
import { screens } from "../screens.ts";

const maxOffered = 10;

/** The address of the editor that offers these words as skills. */
export function offerLink(words: string[]): string {
  return `${screens.portfolio.path}#edit=${words.map(encodeURIComponent).join(",")}`;
}

/** The words that a fragment "#edit=…" offers. Any other fragment offers none. */
export function offeredSkills(fragment: string): string[] {
  if (!fragment.startsWith("#edit=")) return [];
  try {
    const words = fragment.slice(6).split(",").map(decodeURIComponent);
    return words
      .map((word) => word.trim().slice(0, portfolioLimits.line))
      .filter(Boolean)
      .slice(0, maxOffered);
  } catch {
    return [];
  }
}
