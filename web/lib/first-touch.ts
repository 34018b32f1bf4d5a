import { whenIdle } from "./idle.ts";

const touches = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Calls back once the visitor has done something and the page is idle. A visitor who only passes by
 * fetches nothing. Returns a function that cancels.
 */
export function afterFirstTouch(callback: () => void): () => void {
  const idle = () => {
    stop();
    whenIdle(callback, 3000);
  };
  const stop = () => {
    for (const touch of touches) removeEventListener(touch, idle);
  };
  for (const touch of touches) addEventListener(touch, idle, { passive: true });
  return stop;
}
