import { useEffect } from "react";
import { screenAt } from "#domain/screens.ts";
import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { afterFirstTouch } from "./lib/first-touch.ts";
import { whenIdle } from "./lib/idle.ts";
import { readStored } from "./lib/storage.ts";
import { loadPage, preparePage } from "./routes.tsx";

/**
 * Starts to prefetch pages and to keep the site for offline use. If the code for this fails to
 * load, tries again when the connection is back or at the next interaction.
 */
export function startPrefetching() {
  if (import.meta.env.PROD)
    import("./lib/ahead.ts")
      .then(({ fetchAhead }) => fetchAhead(fetchCode))
      .catch(() => {
        if (navigator.onLine) afterFirstTouch(startPrefetching);
        else addEventListener("online", startPrefetching, { once: true });
      });
}

/** Updates the badge of the installed site, since a new day may have begun since the last visit. */
export function startBadge() {
  if ("setAppBadge" in navigator && readStored(trackerGlanceKey))
    whenIdle(() => {
      import("./lib/app-badge.ts").then(
        ({ keepBadge }) => keepBadge(),
        () => {},
      );
    }, 3000);
}

/**
 * Fetches the page of an internal link when the visitor hovers over the link or focuses it.
 * fetchAhead() fetches the code of links in view even earlier.
 */
export function usePrefetchOnIntent() {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const screen = link?.origin === location.origin ? screenAt(link.pathname) : undefined;
      if (!link || !screen || link.pathname === location.pathname) return;
      preparePage(link.pathname, () => location.pathname === link.pathname).then((page) => page?.prefetch?.());
    };
    document.addEventListener("pointerover", prefetch, { passive: true });
    document.addEventListener("focusin", prefetch);
    return () => {
      document.removeEventListener("pointerover", prefetch);
      document.removeEventListener("focusin", prefetch);
    };
  }, []);
}

function fetchCode({ pathname }: HTMLAnchorElement) {
  const screen = screenAt(pathname);
  if (screen) loadPage(screen.name).catch(() => {}); // a real click reports the failure
}
