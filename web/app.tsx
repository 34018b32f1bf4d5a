import { QueryClientProvider } from "@tanstack/react-query";
import { Suspense, useEffect, useLayoutEffect, useRef } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Route, Routes, useLocation } from "react-router";
import { screenAt, screenList } from "#domain/screens.ts";
import { Crash } from "./layout/crash.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { fetchFirstRows } from "./lib/directory/first-rows.tsx";
import { queryClient } from "./lib/query-client.ts";
import { loadPage, Page } from "./routes.tsx";
import { NotFoundPage } from "./ui/not-found.tsx";
import { FullScreenSpinner } from "./ui/spinner.tsx";
import { Toasters } from "./ui/toasters.tsx";

export function App() {
  const { pathname } = useLocation();
  useScrollToTop(pathname);
  usePrefetchOnIntent();

  return (
    <div className="flex min-h-dvh flex-col">
      <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
        <QueryClientProvider client={queryClient}>
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
                <Alive />
              </Suspense>
            </ErrorBoundary>
          </main>
          <Footer />
          <Toasters />
        </QueryClientProvider>
      </ErrorBoundary>
    </div>
  );
}

/** Tells first-paint.js that clicks are answered from now on. Beside the page, which hydrates later than what is around it. */
function Alive() {
  useEffect(() => {
    dispatchEvent(new Event("alive"));
  }, []);
  return null;
}

/** Follows the address: a new page starts at its top, and the keyboard and screen reader start in its content. */
function useScrollToTop(pathname: string) {
  const previous = useRef(pathname);
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    window.scrollTo({ top: 0, behavior: "instant" });
    document.getElementById("content")?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Follows the pointer and the focus: a link that is about to be used has its page fetched. */
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
