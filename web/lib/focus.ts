/**
 * Restores the focus if the focused element is removed within the next frames: to the element that
 * `find` returns, else to the page's content. A slow phone may need several frames to render.
 */
export function restoreFocus(find?: () => HTMLElement | null, frames = 10) {
  requestAnimationFrame(() => {
    const isLost = () => document.activeElement === document.body;
    if (!isLost()) {
      if (frames > 1) restoreFocus(find, frames - 1);
      return;
    }
    find?.()?.focus({ preventScroll: true });
    if (isLost()) document.getElementById("content")?.focus({ preventScroll: true });
  });
}
