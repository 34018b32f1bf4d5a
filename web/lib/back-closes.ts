import { useEffect, useEffectEvent } from "react";

let openSheets = 0;
const isEntryOfSheet = () => history.state?.isSheet === true;

/**
 * While a sheet is open, the browser's Back asks it to close, as Escape does, instead of leaving
 * the page. For that the sheet has a history entry of its own, which goes when the sheet goes.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);

  // Holds the entry while the sheet is open. A sheet that follows another one takes over its entry.
  useEffect(() => {
    if (!isOpen) return;
    openSheets++;
    if (!isEntryOfSheet()) history.pushState({ isSheet: true }, "");
    let isGone = false;
    const follow = () => {
      if (isEntryOfSheet()) return;
      onBack();
      setTimeout(() => !isGone && history.forward()); // the sheet asks first, and stays
    };
    addEventListener("popstate", follow);
    return () => {
      isGone = true;
      openSheets--;
      removeEventListener("popstate", follow);
      queueMicrotask(() => openSheets === 0 && isEntryOfSheet() && history.back());
    };
  }, [isOpen]);
}
