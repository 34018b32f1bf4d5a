import { useEffect } from "react";

/** While it is on, the browser asks before the page is closed, reloaded or left for another site. */
export function useAskBeforeLeaving(isOn: boolean): void {
  // Follows what would be lost.
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isOn]);
}
