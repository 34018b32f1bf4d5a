/**
 * The line that counts what a list shows. It takes the focus of a control that goes, such as that
 * of the last filter: its ring shows, unlike that of the page's content.
 */
export const countLine = { role: "status", tabIndex: -1, "data-count": "" } as const;

/**
 * Restores the focus if the focused element is removed within the next `frames`. It goes to the
 * element that `find` returns, else to the list's count, which are scrolled into view, or else to
 * the page's content. Ends when the focus moves on by itself. A slow phone may need several frames
 * to render.
 */
export function restoreFocus(find?: () => HTMLElement | null, frames = 10, focused = document.activeElement) {
  requestAnimationFrame(() => {
    const isLost = () => document.activeElement === document.body;
    if (!isLost()) {
      if (frames > 1 && document.activeElement === focused) restoreFocus(find, frames - 1, focused);
      return;
    }
    const found = find?.() ?? document.querySelector<HTMLElement>("[data-count]");
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
  const beside = besideIn(button.parentElement?.querySelectorAll<HTMLElement>("button"), button);
  restoreFocus(() => beside.find((other) => other.isConnected) ?? null);
}

/**
 * Finds the first button of the row behind one that goes, else of the one before it: the next place
 * of the focus. To be called before the row goes. `selector` finds another control than a button.
 */
export function besideRow(row: Element | null | undefined, selector = "button"): () => HTMLElement | null {
  const others = row ? besideIn(row.parentElement?.children, row) : [];
  const inRow = (other: Element) => (other.isConnected ? other.querySelector<HTMLElement>(selector) : null);
  return () => others.map(inRow).find(Boolean) ?? null;
}

/** What stands behind one, in its order, then what stands before it, the nearest first. */
function besideIn<Part extends Element>(parts: ArrayLike<Part> | undefined, one: Part): Part[] {
  const all = Array.from(parts ?? []);
  const at = all.indexOf(one);
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()];
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
