/**
 * Where what had the keyboard's focus is gone from the page, the keyboard goes on where `find`
 * says, or else in the page's content.
 */
export function catchFocus(find?: () => HTMLElement | null) {
  requestAnimationFrame(() => {
    const isLost = () => document.activeElement === document.body;
    if (isLost()) find?.()?.focus({ preventScroll: true });
    if (isLost()) document.getElementById("content")?.focus({ preventScroll: true });
  });
}
