import { type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import type { AroundNavHandler } from "wouter";
import { startAt } from "./lib/scroll.ts";
import { forgetPrerenderedTags } from "./lib/seo.tsx";

/**
 * Follows a link of ours. One to the shown page leads to its top or to the part that it names, and
 * to the shown address adds no step to the history. The part of another page is left for when that
 * page is there.
 */
export function linkFollower(part: RefObject<string>): AroundNavHandler {
  return (navigate, to, options) => {
    const { href, pathname, hash } = new URL(to, location.href);
    const isShown = pathname === location.pathname;
    if (!isShown) part.current = hash.slice(1);
    navigate(to, { ...options, replace: options?.replace || href === location.href });
    if (!isShown) return;
    if (hash) startAtPart(hash.slice(1));
    else startAtTop();
  };
}

/**
 * Starts at the part of this page that the link named. The browser does so only for a document's
 * first address.
 */
export function Arrival({ part }: { part: RefObject<string> }) {
  useEffect(() => {
    startAtPart(part.current);
    part.current = "";
  }, [part]);
  return null;
}

/** Follows the path: another page starts at its top. */
export function usePageStart(pathname: string) {
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
  startAt("content");
}

/** The same at a part of the page, if the page has it. */
function startAtPart(id: string) {
  const part = document.getElementById(id);
  if (!part) return;
  part.scrollIntoView();
  startAt(id);
}
