const touches = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Calls back when the visitor has done anything and the page is idle after that. What is fetched then costs nothing to
 * those who only pass by. Returns how to call it off.
 */
export function afterFirstTouch(callback: () => void): () => void {
  const idle = () => {
    stop();
    if ("requestIdleCallback" in window) requestIdleCallback(callback, { timeout: 3000 });
    else setTimeout(callback, 1000);
  };
  const stop = () => {
    for (const touch of touches) removeEventListener(touch, idle);
  };
  for (const touch of touches) addEventListener(touch, idle, { passive: true });
  return stop;
}
