import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Route, Routes, useLocation, useNavigationType } from "react-router";
import { screenAt, screenList } from "#domain/screens.ts";
import { Crash } from "./layout/crash.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { fetchFirstRows } from "./lib/directory/first-rows.tsx";
import { loadPage, Page } from "./routes.tsx";
import { NotFoundPage } from "./ui/not-found.tsx";
import { FullScreenSpinner } from "./ui/spinner.tsx";
import { Toasters } from "./ui/toasters.tsx";

export function App() {
  const { pathname } = useLocation();
  useScrollToTop();
  usePrefetchOnIntent();

  return (
    <div className="flex min-h-dvh flex-col">
      <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
        <Header />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
            {/* The key makes a navigation show the spinner instead of holding on to the old page. */}
            <Suspense key={pathname} fallback={<FullScreenSpinner />}>
              <Routes>
                {screenList.map(({ name, path, isDirectory }) => (
                  <Route
                    key={name}
                    path={isDirectory ? `${path}/:category?` : path}
                    element={<Page key={name} name={name} />}
                  />
                ))}
                <Route path="*" element={<NotFoundPage />} />
              </Routes>
              <Arrival />
              <Alive />
            </Suspense>
          </ErrorBoundary>
        </main>
        <Footer />
        <Toasters />
      </ErrorBoundary>
    </div>
  );
}

/**
 * Tells first-paint.js that clicks are handled now. Rendered beside the page, which hydrates last.
 */
function Alive() {
  useEffect(() => {
    dispatchEvent(new Event("alive"));
  }, []);
  return null;
}

/**
 * Follows the address: a page starts at its top, and keyboard and screen reader start in its
 * content. Query-string updates made by the page itself don't scroll.
 */
function useScrollToTop() {
  const { pathname, hash, key, state } = useLocation();
  const isBack = useNavigationType() === "POP";
  const previous = useRef({ pathname, key });
  useLayoutEffect(() => {
    const { current: before } = previous;
    if (before.key === key) return;
    previous.current = { pathname, key };
    if (before.pathname === pathname && (isBack || hash || state?.keepsPlace)) return;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname, hash, key, state, isBack]);
}

/**
 * Follows the address: scrolls to the part of the page that it names, once the page is there. The
 * browser does so only for a document's first address.
 */
function Arrival() {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (key !== "default") document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash, key]);
  return null;
}

/** Follows the pointer and the focus: prefetches the page of a link that is about to be used. */
function usePrefetchOnIntent() {
  useEffect(() => {
    const prefetch = ({ target }: Event) => {
      const link = target instanceof Element ? target.closest("a") : null;
      const screen = link?.origin === location.origin ? screenAt(link.pathname) : undefined;
      if (!link || !screen) return;
      loadPage(screen.name).catch(() => {}); // a real click reports the failure
      if (screen.isDirectory && link.pathname !== location.pathname) fetchFirstRows(link.pathname).catch(() => {});
    };
    document.addEventListener("pointerover", prefetch, { passive: true });
    document.addEventListener("focusin", prefetch);
    return () => {
      document.removeEventListener("pointerover", prefetch);
      document.removeEventListener("focusin", prefetch);
    };
  }, []);
}
