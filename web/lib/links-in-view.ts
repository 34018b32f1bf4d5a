import { savesData } from "./data-saver.ts";
import { whenIdle } from "./idle.ts";

/** The search for links is slow, so it waits until the list has not moved for this long. */
const restMs = 150;

/**
 * Calls back with the first internal link to each page that comes into view, now or after
 * scrolling. Does nothing in data saver mode.
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
    clearTimeout(rest); // a mouse wheel or a held key causes many "scrollend" events in a row
    rest = setTimeout(() => whenIdle(report, 3000), restMs);
  });
}
