/**
 * Restores the focus if the focused element is removed within the next `frames`. It goes to the
 * element that `find` returns, which is scrolled into view, or else to the page's content. A slow
 * phone may need several frames to render.
 */
export function restoreFocus(find?: () => HTMLElement | null, frames = 10) {
  requestAnimationFrame(() => {
    const isLost = () => document.activeElement === document.body;
    if (!isLost()) {
      if (frames > 1) restoreFocus(find, frames - 1);
      return;
    }
    const found = find?.();
    found?.focus({ preventScroll: true });
    found?.scrollIntoView({ block: "nearest" });
    if (isLost()) document.getElementById("content")?.focus({ preventScroll: true });
  });
}

/** The ref of an element that takes the focus when it appears. */
export const focusOnMount = (element: HTMLElement | null) => element?.focus();

/**
 * The ref of a button that goes when it succeeds, such as Retry: its focus goes on to the page's
 * content.
 */
export function passFocusOn(button: HTMLElement | null) {
  return () => {
    if (document.activeElement === button) restoreFocus();
  };
}
