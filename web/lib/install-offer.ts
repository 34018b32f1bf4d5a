import { useSyncExternalStore } from "react";

type InstallOffer = Event & { prompt(): Promise<{ outcome: "accepted" | "dismissed" }> };

declare global {
  interface Window {
    /** The browser's offer to install the site, as kept by first-paint.js. */
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

/** A function that installs the site. Undefined if the browser does not offer that. */
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
