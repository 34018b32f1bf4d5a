import { type ComponentType, type RefObject, Suspense, useEffect, useLayoutEffect, useRef, useState } from "react";
import { ErrorBoundary } from "react-error-boundary";
import { type AroundNavHandler, Router, useLocation } from "wouter";
import { screenAt } from "#domain/screens.ts";
import { Crash } from "./layout/crash.tsx";
import { Footer } from "./layout/footer.tsx";
import { Header } from "./layout/header.tsx";
import { fetchFirstRows } from "./lib/directory/first-rows.tsx";
import { afterFirstTouch } from "./lib/first-touch.ts";
import { forgetPrerenderedTags } from "./lib/seo.tsx";
import { loadPage, Page } from "./routes.tsx";
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

/** What makes the next page come sooner, or without a network; this one works without it. */
function startAhead() {
  if (import.meta.env.PROD) import("./lib/ahead.ts").then(({ fetchAhead }) => fetchAhead(fetchCode)).catch(() => {});
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
 * Follows a link of ours. One to the shown page leads to its top or to the part that it names, and
 * to the shown address adds no step to the history. The part of another page is left for when that
 * page is there.
 */
function linkFollower(part: RefObject<string>): AroundNavHandler {
  return (navigate, to, options) => {
    const { href, pathname, hash } = new URL(to, location.href);
    const isShown = pathname === location.pathname;
    if (!isShown) part.current = hash.slice(1);
    navigate(to, { ...options, replace: options?.replace || href === location.href });
    if (!isShown) return;
    if (hash) document.getElementById(hash.slice(1))?.scrollIntoView();
    else startAtTop();
  };
}

/**
 * Scrolls to the part of this page that the link named. The browser does so only for a document's
 * first address.
 */
function Arrival({ part }: { part: RefObject<string> }) {
  useEffect(() => {
    document.getElementById(part.current)?.scrollIntoView();
    part.current = "";
  }, [part]);
  return null;
}

/** Follows the path: another page starts at its top. */
function usePageStart(pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    forgetPrerenderedTags();
    startAtTop();
  }, [pathname]);
}

/** The keyboard and the screen reader start where the eye does. */
function startAtTop() {
  window.scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("content")?.focus({ preventScroll: true });
}

/**
 * Follows the pointer and the focus: a link that is about to be used has its page fetched. After
 * the first touch, the code of the pages whose links are in view is fetched before that.
 */
function usePrefetchOnIntent() {
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
