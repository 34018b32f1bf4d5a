import { useEffect, useEffectEvent } from "react";

let openDialogs = 0;
const isEntryOfDialog = () => history.state?.isDialog === true;

/**
 * While a dialog is open, the browser's Back asks it to close, as Escape does, instead of leaving
 * the page. For that the dialog has a history entry of its own, which goes when the dialog goes.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);

  // Holds the entry while the dialog is open. One that follows another takes over its entry.
  useEffect(() => {
    if (!isOpen) return;
    openDialogs++;
    if (!isEntryOfDialog()) history.pushState({ isDialog: true }, "");
    let isGone = false;
    const follow = () => {
      if (isEntryOfDialog()) return;
      onBack();
      setTimeout(() => !isGone && history.forward()); // the dialog asks first, and stays
    };
    addEventListener("popstate", follow);
    return () => {
      isGone = true;
      openDialogs--;
      removeEventListener("popstate", follow);
      queueMicrotask(() => openDialogs === 0 && isEntryOfDialog() && history.back());
    };
  }, [isOpen]);
}
