import { whenIdle } from "./idle.ts";

const touches = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * Calls back when the page is idle after the visitor's first interaction. So a visitor who leaves
 * at once downloads nothing more. Returns a function that cancels.
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
