import { useEffect, useEffectEvent } from "react";

let openDialogs = 0;
const isEntryOfDialog = () => history.state?.isDialog === true;

/**
 * Keeps the scroll position while the history moves within a page. Otherwise the browser would
 * scroll to the #fragment of the address right after this event.
 */
function stayInPlace() {
  history.scrollRestoration = "manual";
  setTimeout(() => {
    history.scrollRestoration = "auto";
  });
}

/**
 * While a dialog is open, the browser's Back button asks the dialog to close, as Escape does, and
 * does not leave the page. To catch Back, the dialog adds a history entry, and removes the entry
 * when it closes. The page does not scroll.
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
      setTimeout(() => !isGone && history.forward()); // if the dialog stays open, to ask
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
