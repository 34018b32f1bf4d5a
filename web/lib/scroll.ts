/** Scrolls to the element with this id: smoothly, unless the visitor prefers reduced motion. */
export function scrollToId(id: string): void {
  const calm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  document.getElementById(id)?.scrollIntoView({ behavior: calm ? "instant" : "smooth" });
}

let soon: ReturnType<typeof setTimeout> | undefined;

/**
 * After 100 ms, when a new element is rendered, scrolls to it and focuses it. Does nothing if the
 * visitor has moved the focus meanwhile, or if a later call names another element.
 */
export function scrollToIdSoon(id: string): void {
  const before = document.activeElement;
  clearTimeout(soon);
  soon = setTimeout(() => {
    const now = document.activeElement;
    if (now !== before && now !== document.body) return;
    document.getElementById(id)?.focus({ preventScroll: true });
    scrollToId(id);
  }, 100);
}

/**
 * Goes to a section, if the page has it: scrolls to the section, and moves the focus to its heading
 * so that Tab continues from there.
 */
export function goToSection(id: string, scroll: "smooth" | "instant" = "instant"): void {
  const section = document.getElementById(id);
  if (!section) return;
  if (scroll === "smooth") scrollToId(id);
  else section.scrollIntoView();
  moveFocusTo(id);
}

/**
 * Moves the focus to the heading of a section. If the page has no such section, the page's content
 * gets the focus.
 */
export function moveFocusTo(id: string): void {
  const section = document.getElementById(id);
  const part = section?.querySelector<HTMLElement>("h1,h2,h3") ?? section ?? document.getElementById("content");
  if (part) focusOn(part);
}

/** Scrolls to the top, and moves the focus there for keyboards and screen readers. */
export function goToTop(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  moveFocusTo("");
}

function focusOn(part: HTMLElement) {
  if (part.tabIndex < 0) part.tabIndex = -1;
  part.focus({ preventScroll: true });
}

/**
 * After a reload, or Back from another site, keeps the scroll position that the browser restores,
 * until the visitor's first press or scroll. Without this, content that only this browser knows,
 * such as a search's links, appears above the prerendered text, and scroll anchoring moves the
 * page.
 */
export function keepRestoredPlace(): void {
  const [navigation] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  if (navigation?.type !== "reload" && navigation?.type !== "back_forward") return;
  const { style } = document.body;
  style.setProperty("overflow-anchor", "none");
  const release = () => style.removeProperty("overflow-anchor");
  for (const touch of ["wheel", "touchstart", "pointerdown", "keydown"])
    addEventListener(touch, release, { once: true, passive: true });
}

/**
 * Scrolls the element that Tab has focused completely into view. Browsers do not do that if part of
 * the element is visible, or if a dialog moves the focus from its last button to its first.
 */
export function keepTabbedInView(): void {
  addEventListener("keyup", ({ key }) => {
    if (key === "Tab")
      document.activeElement?.scrollIntoView({ block: "nearest", inline: "nearest", behavior: "instant" });
  });
}
