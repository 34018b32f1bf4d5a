import { type ComponentType, type RefObject, Suspense, useEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { Router, useLocation } from "wouter";
import { screenAt } from "#domain/screens.ts";
import { Crash } from "./layout/crash.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { afterFirstTouch } from "./lib/first-touch.ts";
import { Arrival, linkFollower, usePageStart } from "./page-start.tsx";
import { startAhead, usePrefetchOnIntent } from "./prefetch.ts";
import { Page } from "./routes.tsx";
import { NotFoundPage } from "./ui/not-found.tsx";
import { FullScreenSpinner } from "./ui/spinner.tsx";
import { Toasters } from "./ui/toasters.tsx";

type Props = {
  /** The path that is prerendered, else it is the browser's address. */
  prerendered?: string;
  /** Stands in the place of the first page where that cannot be had. */
  missing?: ComponentType | undefined;
};

/** The whole app. */
export function App({ prerendered, missing }: Props) {
  const part = useRef("");
  const [followLink] = useState(() => linkFollower(part));
  return (
    <Router ssrPath={prerendered} aroundNav={followLink}>
      <Frame part={part} missing={missing} />
    </Router>
  );
}

/** What is on every page, and the page in its middle. */
function Frame({ part, missing: Missing }: { part: RefObject<string> } & Pick<Props, "missing">) {
  const [pathname] = useLocation();
  const [first, setFirst] = useState<string | undefined>(pathname);
  if (first !== undefined && first !== pathname) setFirst(undefined);
  const screen = screenAt(pathname);
  usePageStart(pathname);
  usePrefetchOnIntent();
  useEffect(() => afterFirstTouch(startAhead), []);

  return (
    <div className="flex min-h-dvh flex-col">
      <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
        <Header />
        <main id="content" tabIndex={-1} className="flex-1 outline-none">
          <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
            {/* The key makes a navigation show the spinner instead of holding on to the old page. */}
            <Suspense key={pathname} fallback={<FullScreenSpinner />}>
              {Missing && first ? (
                <Missing />
              ) : screen ? (
                <Page key={screen.name} name={screen.name} />
              ) : (
                <NotFoundPage />
              )}
              <Arrival part={part} />
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
