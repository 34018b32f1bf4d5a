import { useSyncExternalStore } from "react";

type InstallOffer = Event & { prompt(): Promise<{ outcome: "accepted" | "dismissed" }> };

declare global {
  interface Window {
    /** The browser's offer to install the site. first-paint.js stores it here. */
    installOffer?: InstallOffer;
  }
}

function follow(changed: () => void): () => void {
  addEventListener("beforeinstallprompt", changed);
  addEventListener("appinstalled", changed);
  return () => {
    removeEventListener("beforeinstallprompt", changed);
    removeEventListener("appinstalled", changed);
  };
}

/** A function that installs the site. Undefined if the browser has not offered to install it. */
export function useInstallOffer(): (() => void) | undefined {
  const offer = useSyncExternalStore(follow, () => window.installOffer);
  return (
    offer &&
    (() => {
      window.installOffer = undefined; // an offer works only once
      offer.prompt().catch(() => {});
      dispatchEvent(new Event("appinstalled"));
    })
  );
}
