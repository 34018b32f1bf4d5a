/** Scrolls to the element with this id: smoothly, unless the visitor's device asks for less motion. */
export function scrollToId(id: string): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
}

/** The same after 100 ms, when what was just asked for is on the page; the keyboard goes on there, too. */
export function scrollToIdSoon(id: string): void {
  setTimeout(() => {
    document.getElementById(id)?.focus({ preventScroll: true });
    scrollToId(id);
  }, 100);
}
