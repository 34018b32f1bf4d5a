import { type ComponentType, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Router, useLocation } from "wouter";
import { screenAt } from "#domain/screens.ts";
import { Crash } from "./layout/crash.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { afterFirstTouch } from "./lib/first-touch.ts";
import { useHydrated } from "./lib/hydrated.ts";
import { Arrival, linkFollower, usePageStart } from "./page-start.tsx";
import { startBadge, startPrefetching, usePrefetchOnIntent } from "./prefetch.ts";
import { Page, usePrepared } from "./routes.tsx";
import { NotFoundPage } from "./ui/not-found.tsx";
import { FullScreenSpinner } from "./ui/spinner.tsx";
import { Toasters } from "./ui/toasters.tsx";

type Props = {
  /** The path to prerender. In the browser, the address decides. */
  prerendered?: string;
  /** Shown instead of the first page if that page is not available offline. */
  missing?: ComponentType | undefined;
};

/** The whole app: the router around the frame. */
export function App({ prerendered, missing }: Props) {
  const part = useRef("");
  const [followLink] = useState(() => linkFollower(part));
  return (
    <Router ssrPath={prerendered} aroundNav={followLink}>
      <Frame part={part} missing={missing} />
    </Router>
  );
}

/** The header, footer and toasts of every page, around the current page. */
function Frame({ part, missing: Missing }: { part: RefObject<string> } & Pick<Props, "missing">) {
  const [pathname] = useLocation();
  const [first, setFirst] = useState<string | undefined>(pathname);
  if (first !== undefined && first !== pathname) setFirst(undefined);
  const screen = screenAt(pathname);
  const isPrepared = usePrepared(pathname);
  usePageStart(pathname);
  usePrefetchOnIntent();
  useEffect(() => afterFirstTouch(startPrefetching), []);
  useEffect(startBadge, []);

  return (
    <div className="flex min-h-dvh flex-col">
      <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
        <Header />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
            {/* The key makes a navigation show the spinner. Without it, the old page would stay. */}
            <Suspense key={pathname} fallback={<FullScreenSpinner />}>
              {Missing && first ? (
                <Missing />
              ) : !isPrepared ? (
                <FullScreenSpinner />
              ) : screen ? (
                <Page key={screen.name} name={screen.name} />
              ) : (
                <NotFoundPage />
              )}
              {isPrepared && <Arrival part={part} />}
              <HydratedSignal />
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
 * Tells first-paint.js that React now handles events ("alive"), and that the page now shows what
 * its address says ("settled"). This component comes after the page, so its first effect runs once
 * the page is hydrated.
 */
function HydratedSignal() {
  const hydrated = useHydrated();
  // The page handles events.
  useEffect(() => {
    dispatchEvent(new Event("alive"));
  }, []);
  // The page shows its address.
  useEffect(() => {
    if (hydrated) dispatchEvent(new Event("settled"));
  }, [hydrated]);
  return null;
}
