import { startTransition, useLayoutEffect, useState } from "react";

/** The value, late: what is rendered with it waits until the page has been painted with what was rendered at once. */
export function useAfterPaint<Value>(value: Value): Value {
  const [painted, setPainted] = useState(value);

  // Follows the browser's frames.
  useLayoutEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setPainted(value)));
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
