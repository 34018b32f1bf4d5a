import { useEffect, useState } from "react";

/** For shorter waits, a message would only flicker. */
const lateAfterMs = 400;

/** Whether something has been awaited for more than 400 ms. */
export function useLate(isAwaited: boolean): boolean {
  const [isLate, setIsLate] = useState(false);

  // Follows the clock while waiting.
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLate(true), lateAfterMs);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAwaited]);
  return isAwaited && isLate;
}
