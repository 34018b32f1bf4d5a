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
 * Restores the focus after a press on a button that goes, to the button behind it in its row, else
 * to the one before it. To be called before it goes.
 */
export function restoreFocusBeside(button: HTMLElement) {
  const row = [...(button.parentElement?.querySelectorAll("button") ?? [])];
  const at = row.indexOf(button as HTMLButtonElement);
  const beside = [...row.slice(at + 1), ...row.slice(0, at).reverse()];
  restoreFocus(() => beside.find((other) => other.isConnected) ?? null);
}

/**
 * The ref of a button that goes when it succeeds, such as Retry, or of what holds it: its focus
 * goes on to the page's content.
 */
export function passFocusOn(part: HTMLElement | null) {
  return () => {
    if (part?.contains(document.activeElement)) restoreFocus();
  };
}
