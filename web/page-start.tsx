import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { AroundNavHandler } from "wouter";
import { goToSection, goToTop } from "./lib/scroll.ts";
import { forgetPrerenderedTags } from "./lib/seo.tsx";

/**
 * Handles internal links. A link to the current page scrolls to the section in its fragment, or to
 * the top. A link to the current address adds no history entry. For a link to another page, `part`
 * stores the section until that page is rendered.
 */
export function linkFollower(part: RefObject<string>): AroundNavHandler {
  return (navigate, to, options) => {
    const { href, pathname, hash } = new URL(to, location.href);
    const isShown = pathname === location.pathname;
    if (!isShown) part.current = hash.slice(1);
    navigate(to, { ...options, replace: options?.replace || href === location.href });
    if (!isShown) return;
    if (hash) goToSection(hash.slice(1));
    else goToTop();
  };
}

/**
 * Once the page is rendered, scrolls to the section that the link named. Browsers do that only for
 * the first address of a document.
 */
export function Arrival({ part }: { part: RefObject<string> }) {
  useEffect(() => {
    goToSection(part.current);
    part.current = "";
  }, [part]);
  return null;
}

/** Scrolls to the top when the path changes. */
export function usePageStart(pathname: string) {
  const shown = useRef(pathname);
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    forgetPrerenderedTags();
    goToTop();
  }, [pathname]);
}
