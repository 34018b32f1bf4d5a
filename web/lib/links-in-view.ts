import { whenIdle } from "./idle.ts";
import { savesData } from "./saves-data.ts";

/**
 * Calls back with the first internal link to each page that comes into view, now or after
 * scrolling. Never in data saver mode.
 */
export function followLinksInView(onView: (link: HTMLAnchorElement) => void): void {
  if (savesData()) return;
  const reported = new Set<string>();
  let isDue = false;
  const report = () => {
    isDue = false;
    for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")) {
      if (reported.has(link.pathname)) continue;
      const { top, bottom } = link.getBoundingClientRect();
      if (bottom <= 0 || top >= innerHeight) continue;
      reported.add(link.pathname);
      onView(link);
    }
  };
  report();
  document.addEventListener("scrollend", () => {
    if (isDue) return;
    isDue = true;
    whenIdle(report, 3000); // a list may have thousands of links
  });
}
