/**
 * Keeps a toast in the corner from covering the page. The page can scroll further by the toast's
 * height, and scrolling to the focus stops above the toast. If a new toast covers the focused
 * element, that element is scrolled into view. `height` is the toast's height in px, or 0 without a
 * toast.
 */
export function makeRoom(toast: HTMLElement, height: number): void {
  const { top, left } = toast.getBoundingClientRect();
  const isBelow = top + height / 2 > innerHeight / 2;
  const covered = height > 0 && isBelow ? Math.ceil(innerHeight - top) : 0;
  const { style: page } = document.documentElement;
  page.scrollPaddingBottom = covered > 0 ? `max(5rem, ${covered}px + 0.5rem)` : "";
  document.body.style.paddingBottom = covered > 0 ? `${covered}px` : "";
  if (covered === 0) return;
  const focused = document.activeElement;
  if (!focused?.matches(":focus-visible") || toast.contains(focused)) return;
  const { bottom, right } = focused.getBoundingClientRect();
  if (bottom > top && right > left && bottom - top < innerHeight) focused.scrollIntoView({ block: "nearest" });
}

/**
 * In ms. A second press within this time counts as the same press: the key is held, or was pressed
 * twice.
 */
const repeatMs = 1000;

/**
 * After a press on a button that has disappeared, ignores repeats of Enter and Space. They would
 * press whatever has the focus now. Ends at another key or after a pause.
 */
export function ignoreRepeats(): void {
  let last = performance.now();
  const over = new AbortController();
  const onKey = (event: KeyboardEvent) => {
    const isRepeat = (event.key === "Enter" || event.key === " ") && event.timeStamp - last < repeatMs;
    if (!isRepeat) return over.abort();
    last = event.timeStamp;
    event.preventDefault();
    event.stopPropagation();
  };
  addEventListener("keydown", onKey, { capture: true, signal: over.signal });
}
