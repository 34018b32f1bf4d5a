/**
 * Where what had the keyboard's focus goes from the page within the next frames, the keyboard goes
 * on where `find` says, or else in the page's content. A slow phone may render only after a frame.
 */
export function catchFocus(find?: () => HTMLElement | null, frames = 10) {
  requestAnimationFrame(() => {
    const isLost = () => document.activeElement === document.body;
    if (!isLost()) {
      if (frames > 1) catchFocus(find, frames - 1);
      return;
    }
    find?.()?.focus({ preventScroll: true });
    if (isLost()) document.getElementById("content")?.focus({ preventScroll: true });
  });
}
