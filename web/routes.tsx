import { type ComponentType, lazy, useEffect, useState } from "react";
import type { SheetScreen } from "#domain/cheat-sheets/cheat-sheets.ts";
import { type ScreenName, screenAt } from "#domain/screens.ts";
import { fetchFirstRows, forgetFirstRows, readyRows } from "./lib/directory/first-rows.tsx";
import { reloadForNewBuild } from "./lib/new-build.ts";
import { loadStyles } from "./lib/styles.ts";
import PageFailure from "./ui/page-failure.tsx";

/**
 * A page. `prefetch` fetches what the page needs as soon as it opens. It is called when the visitor
 * is about to use a link to the page.
 */
type PageModule = { default: ComponentType; prefetch?: () => void };

/** The page of every screen. A screen without a page does not compile. */
const pages: Record<ScreenName, () => Promise<PageModule>> = {
  home: () => import("./features/home/page.tsx"),
  "job-search": () => import("./features/job-search/page.tsx"),
  "job-portals": async () => (await import("./features/job-portals/page.tsx")).loadPortals(),
  certifications: () => import("./features/certifications/page.tsx"),
  projects: () => import("./features/projects/page.tsx"),
  "ai-tools": () => import("./features/ai-tools/page.tsx"),
  "public-apis": () => import("./features/public-apis/page.tsx"),
  "open-source": () => import("./features/open-source/page.tsx"),
  toolkit: () => import("./features/toolkit/page.tsx"),
  portfolio: () => import("./features/portfolio/page.tsx"),
  "resume-check": () => import("./features/resume-check/page.tsx"),
  contests: () => import("./features/contests/page.tsx"),
  outreach: () => import("./features/outreach/page.tsx"),
  "job-match": () => import("./features/job-match/page.tsx"),
  prompts: async () => (await import("./features/prompts/page.tsx")).loadPrompts(),
  tracker: () => import("./features/tracker/page.tsx"),
  hackathons: () => import("./features/hackathons/page.tsx"),
  checklist: async () => (await import("./features/checklist/page.tsx")).loadChecklist(),
  "cheat-sheets": () => import("./features/cheat-sheets/page.tsx"),
  "cheat-sheets/c": () => sheet("cheat-sheets/c"),
  "cheat-sheets/java": () => sheet("cheat-sheets/java"),
  "cheat-sheets/cpp": () => sheet("cheat-sheets/cpp"),
  "cheat-sheets/python": () => sheet("cheat-sheets/python"),
  "cheat-sheets/javascript": () => sheet("cheat-sheets/javascript"),
  "cheat-sheets/html-css": () => sheet("cheat-sheets/html-css"),
  "cheat-sheets/sql": () => sheet("cheat-sheets/sql"),
  "cheat-sheets/dsa-python": () => sheet("cheat-sheets/dsa-python"),
  "cheat-sheets/github": () => sheet("cheat-sheets/github"),
  about: () => import("./features/about/page.tsx"),
  contact: () => import("./features/contact/page.tsx"),
  "privacy-policy": () => import("./features/privacy-policy/page.tsx"),
  status: () => import("./features/status/page.tsx"),
  "terms-of-service": () => import("./features/terms-of-service/page.tsx"),
  "your-data": () => import("./features/your-data/page.tsx"),
};

async function sheet(name: SheetScreen): Promise<PageModule> {
  const { loadSheet } = await import("./features/cheat-sheets/sheet-page.tsx");
  return loadSheet(name);
}

const loaded = new Map<ScreenName, ComponentType>();

/** Loads the page of a screen. The first page needs no stylesheet: its HTML contains the styles. */
export async function loadPage(name: ScreenName, { isFirst = false } = {}): Promise<PageModule> {
  const [page] = await Promise.all([pages[name](), isFirst || loadStyles()]);
  loaded.set(name, page.default);
  return page;
}

/**
 * Fetches what the page at a path needs to render at once: its code and, for a directory, its first
 * rows. Never rejects: a page that fails to load shows that itself. `isWanted` tells whether the
 * visitor still waits for the page.
 */
export async function preparePage(path: string, isWanted: () => boolean): Promise<PageModule | undefined> {
  const screen = screenAt(path);
  if (!screen) return undefined;
  try {
    const [page] = await Promise.all([loadPage(screen.name), screen.isDirectory && fetchFirstRows(path)]);
    return page;
  } catch {
    if (!isWanted()) forgetFirstRows(path);
    return undefined;
  }
}

function isPrepared(path: string): boolean {
  const screen = screenAt(path);
  return !screen || (loaded.has(screen.name) && (!screen.isDirectory || readyRows(path) !== undefined));
}

/**
 * Whether the page at this path is ready, or has failed to load and shows that. The first page is
 * always ready. With Suspense alone, a page would show late: React keeps a fallback for at least
 * 300 ms.
 */
export function usePrepared(path: string): boolean {
  const [prepared, setPrepared] = useState(path);
  const isReady = prepared === path || isPrepared(path);
  useEffect(() => {
    if (isReady) return;
    let isLeft = false;
    preparePage(path, () => !isLeft).then(() => isLeft || setPrepared(path));
    return () => {
      isLeft = true;
    };
  }, [path, isReady]);
  return isReady;
}

const lazyPages = new Map<ScreenName, ComponentType>();
const failed = new Set<ScreenName>();

/**
 * The page for a navigation. If its code cannot be loaded, this reloads the address to get a newer
 * build. If that fails too, PageFailure is shown, and the next visit tries again.
 */
function lazyPage(name: ScreenName): ComponentType {
  const page =
    lazyPages.get(name) ??
    lazy(() =>
      loadPage(name).catch(async () => {
        failed.add(name);
        return (await reloadForNewBuild()) ? new Promise<never>(() => {}) : { default: PageFailure };
      }),
    );
  lazyPages.set(name, page);
  return page;
}

/**
 * The page of a screen. If the page is loaded, it renders at once, so prerendering and hydration
 * never suspend.
 */
export function Page({ name }: { name: ScreenName }) {
  const [Component] = useState(() => loaded.get(name) ?? lazyPage(name));
  useEffect(
    () => () => {
      if (failed.delete(name)) lazyPages.delete(name);
    },
    [name],
  );
  return <Component />;
}
