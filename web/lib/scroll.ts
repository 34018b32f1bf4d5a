/** Scrolls to the element with this id: smoothly, unless the visitor prefers reduced motion. */
export function scrollToId(id: string): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
}

/** The same after 100 ms, when a new part is on the page. Also focuses it. */
export function scrollToIdSoon(id: string): void {
  setTimeout(() => {
    document.getElementById(id)?.focus({ preventScroll: true });
    scrollToId(id);
  }, 100);
}

/**
 * The keyboard and the screen reader start at the element with this id, or at the page's content
 * where there is none.
 */
export function startAt(id: string): void {
  const part = document.getElementById(id) ?? document.getElementById("content");
  if (!part) return;
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}
