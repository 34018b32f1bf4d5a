/**
 * Calls back with each link of ours that is in view, now and wherever scrolling ends. Never for a
 * visitor who saves data.
 */
export function followLinksInView(onView: (link: HTMLAnchorElement) => void): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const look = () => {
    for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href^='/']")) {
      const { top, bottom } = link.getBoundingClientRect();
      if (bottom > 0 && top < innerHeight) onView(link);
    }
  };
  look();
  document.addEventListener("scrollend", look);
}
