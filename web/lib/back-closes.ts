import { useEffect, useEffectEvent } from "react";

let openDialogs = 0;
const isEntryOfDialog = () => history.state?.isDialog === true;

/**
 * Called while the history moves within a page. The page stays where it is: the browser would
 * scroll to the #fragment of the address right after this event.
 */
function stayInPlace() {
  history.scrollRestoration = "manual";
  setTimeout(() => {
    history.scrollRestoration = "auto";
  });
}

/**
 * While a dialog is open, the browser's Back asks it to close, as Escape does, instead of leaving
 * the page. For that the dialog has a history entry of its own, which goes when the dialog goes.
 * The page stays where it was.
 */
export function useBackCloses(isOpen: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);

  // Keeps a history entry while the dialog is open. A dialog that follows another reuses its entry.
  useEffect(() => {
    if (!isOpen) return;
    openDialogs++;
    if (!isEntryOfDialog()) history.pushState({ isDialog: true }, "");
    let isGone = false;
    const follow = () => {
      stayInPlace();
      if (isEntryOfDialog()) return;
      onBack();
      setTimeout(() => !isGone && history.forward()); // the dialog asks first, and stays
    };
    addEventListener("popstate", follow);
    return () => {
      isGone = true;
      openDialogs--;
      removeEventListener("popstate", follow);
      queueMicrotask(() => {
        if (openDialogs > 0 || !isEntryOfDialog()) return;
        addEventListener("popstate", stayInPlace, { once: true });
        history.back();
      });
    };
  }, [isOpen]);
}
