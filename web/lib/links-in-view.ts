import { savesData } from "./data-saver.ts";
import { whenIdle } from "./idle.ts";

/** A list that has not moved for so long is being read. Looking at its links may take long. */
const restMs = 150;

/**
 * Calls back with the first internal link to each page that comes into view, now or after
 * scrolling. Never in data saver mode.
 */
export function followLinksInView(onView: (link: HTMLAnchorElement) => void): void {
  if (savesData()) return;
  const reported = new Set<string>();
  const report = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")) {
      if (reported.has(link.pathname)) continue;
      const { top, bottom } = link.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) continue;
      reported.add(link.pathname);
      onView(link);
    }
  };
  report();
  let rest: ReturnType<typeof setTimeout>;
  document.addEventListener("scrollend", () => {
    clearTimeout(rest); // a wheel or a key ends many scrolls in a row
    rest = setTimeout(() => whenIdle(report, 3000), restMs);
  });
}
