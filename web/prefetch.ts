import { useEffect } from "react";
import { screenAt } from "#domain/screens.ts";
import { fetchFirstRows } from "./lib/directory/first-rows.tsx";
import { afterFirstTouch } from "./lib/first-touch.ts";
import { loadPage } from "./routes.tsx";

/**
 * What makes the next page come sooner, or without a network; this one works without it. What fails
 * is tried again with the connection, or at the next touch.
 */
export function startAhead() {
  if (import.meta.env.PROD)
    import("./lib/ahead.ts")
      .then(({ fetchAhead }) => fetchAhead(fetchCode))
      .catch(() => {
        if (navigator.onLine) afterFirstTouch(startAhead);
        else addEventListener("online", startAhead, { once: true });
      });
}

/**
 * Follows the pointer and the focus: a link that is about to be used has its page fetched. After
 * the first touch, the code of the pages whose links are in view is fetched before that.
 */
export function usePrefetchOnIntent() {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const screen = link?.origin === location.origin ? screenAt(link.pathname) : undefined;
      if (!link || !screen || link.pathname === location.pathname) return;
      loadPage(screen.name).then(
        (page) => page.prefetch?.(),
        () => {}, // a real click reports the failure
      );
      if (screen.isDirectory) fetchFirstRows(link.pathname).catch(() => {});
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
