import { useSyncExternalStore } from "react";

type InstallOffer = Event & { prompt(): Promise<{ outcome: "accepted" | "dismissed" }> };

declare global {
  interface Window {
    /** The browser's offer to install the site, which first-paint.js has kept quiet. */
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

/** Installs the site; undefined where the browser does not offer it or has done it. */
export function useInstallOffer(): (() => void) | undefined {
  const offer = useSyncExternalStore(follow, () => window.installOffer);
  return (
    offer &&
    (() => {
      window.installOffer = undefined; // an offer can be taken once
      offer.prompt().catch(() => {});
      dispatchEvent(new Event("appinstalled"));
    })
  );
}
