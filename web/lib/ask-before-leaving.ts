import { useEffect } from "react";

/** While on, the browser asks before the page is closed, reloaded or left for another site. */
export function useAskBeforeLeaving(isOn: boolean): void {
  // Listens only while something would be lost.
  useEffect(() => {
    if (!isOn) return;
    const ask = (event: Event) => event.preventDefault();
    addEventListener("beforeunload", ask);
    return () => removeEventListener("beforeunload", ask);
  }, [isOn]);
}
