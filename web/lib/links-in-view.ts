/**
 * Calls back with each internal link in view, now and after each scrolling. Never in data saver
 * mode.
 */
export function followLinksInView(onView: (link: HTMLAnchorElement) => void): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const report = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")) {
      const { top, bottom } = link.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) onView(link);
    }
  };
  report();
  document.addEventListener("scrollend", report);
}
