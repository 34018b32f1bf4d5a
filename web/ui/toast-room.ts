/**
 * Keeps the page free of a toast in its corner: the page can be scrolled on by its height, and
 * scrolling to the focus stops above it. A focus that the toast covers when it comes is scrolled
 * into view. `height`: of the toast in px, 0 without one.
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

/** In ms: a second press within this time is the same press, held or doubled. */
const repeatMs = 1000;

/**
 * Ignores Enter and Space that repeat a press on a button that has gone: they are not for what has
 * the focus then. Another key, or a pause, ends this.
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
