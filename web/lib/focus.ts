import type { KeyboardEvent } from "react";

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

/** Closes a panel of the page with Escape, as dialogs do. `close` gives the focus back. */
export function onEscape(close: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key === "Escape" && !event.nativeEvent.isComposing) close();
  };
}

/**
 * The ref of a button that goes when it succeeds, such as Retry: its focus goes on to the page's
 * content.
 */
export function passFocusOn(button: HTMLElement | null) {
  return () => {
    if (document.activeElement === button) restoreFocus();
  };
}

/**
 * Moves the focus from a button that shows more entries to the first of them, once it is there.
 * Not if the visitor has gone elsewhere meanwhile. To be called before the entries are shown.
 */
export function focusFirstNew(button: HTMLElement) {
  const area = button.closest("section, nav, main") ?? document.body;
  const controls = () =>
    [...area.querySelectorAll<HTMLElement>("a, button, input")].filter((one) => one.checkVisibility());
  const known = new Set(controls());
  const observer = new MutationObserver(() => {
    const isWaiting = [button, document.body].includes(document.activeElement as HTMLElement);
    const next = isWaiting ? controls().find((one) => !known.has(one)) : undefined;
    next?.focus();
    if (next || !isWaiting) observer.disconnect();
  });
  observer.observe(area, { subtree: true, childList: true, attributeFilter: ["class"] });
}
