import { useEffect, useState } from "react";

/** Shorter waits than this are not worth a word: it would only flicker. */
const patience = 400;

/** Whether something has been awaited for a while. */
export function useLate(isAwaited: boolean): boolean {
  const [isLate, setIsLate] = useState(false);

  // Follows the clock.
  useEffect(() => {
    if (!isAwaited) return;
    const timer = setTimeout(() => setIsLate(true), patience);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isAwaited]);
  return isAwaited && isLate;
}
