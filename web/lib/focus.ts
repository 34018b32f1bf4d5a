/**
 * The attributes of the line that counts what a list shows. When a focused control disappears, such
 * as the last filter's, this line takes the focus. Unlike the page's content, it shows a focus
 * ring.
 */
export const countLine = { role: "status", tabIndex: -1, "data-count": "" } as const;

/**
 * Restores the focus if the focused element is removed within the next `frames`. The focus goes to
 * the element that `find` returns, or else to the list's count line, and scrolls it into view. If
 * there is neither, the page's content gets the focus. Ends when the focus moves by itself. A slow
 * phone may need several frames to render.
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
 * Restores the focus after a press on a button that is about to disappear. The next button in its
 * row gets the focus, or else the previous one. Call this before the button disappears.
 */
export function restoreFocusBeside(button: HTMLElement) {
  const beside = besideIn(button.parentElement?.querySelectorAll<HTMLElement>("button"), button);
  restoreFocus(() => beside.find((other) => other.isConnected) ?? null);
}

/**
 * Finds where the focus goes when a row disappears: the first button of the next row, or else of
 * the previous row. Call this before the row disappears. `selector` finds other controls than
 * buttons.
 */
export function besideRow(row: Element | null | undefined, selector = "button"): () => HTMLElement | null {
  const others = row ? besideIn(row.parentElement?.children, row) : [];
  const inRow = (other: Element) => (other.isConnected ? other.querySelector<HTMLElement>(selector) : null);
  return () => others.map(inRow).find(Boolean) ?? null;
}

/** The parts after `one`, in order, then the parts before it, nearest first. */
function besideIn<Part extends Element>(parts: ArrayLike<Part> | undefined, one: Part): Part[] {
  const all = Array.from(parts ?? []);
  const at = all.indexOf(one);
  return [...all.slice(at + 1), ...all.slice(0, at).reverse()];
}

/**
 * A ref for a button that disappears when it succeeds, such as Retry, or for its container. When it
 * disappears with the focus, the page's content gets the focus.
 */
export function passFocusOn(part: HTMLElement | null) {
  return () => {
    if (part?.contains(document.activeElement)) restoreFocus();
  };
}
