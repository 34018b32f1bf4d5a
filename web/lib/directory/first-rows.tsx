import type { SearchResult } from "#domain/directory/directory.ts";
import { inlineJson } from "#domain/text/html.ts";
import { fetchInTime } from "../fetch-in-time.ts";

const elementId = "first-rows";
const ready = new Map<string, SearchResult>();
const coming = new Map<string, Promise<SearchResult | undefined>>();
const fetched = new Map<string, Promise<SearchResult | undefined>>();

/**
 * The first rows as JSON in the page. Hydration and navigation from another page read them there,
 * so no script contains them.
 */
export function FirstRows({ path, found }: { path: string; found: SearchResult }) {
  return (
    <script
      type="application/json"
      id={elementId}
      data-path={path}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped, in a data block that never runs
      dangerouslySetInnerHTML={{ __html: inlineJson(found) }}
    />
  );
}

/**
 * First rows that are available at once: cached, or in the current prerendered document. A page
 * that has waited for them asks firstRows() again, as React requires.
 */
export function readyRows(path: string): SearchResult | undefined {
  if (import.meta.env.SSR || coming.has(path)) return undefined;
  const element = document.getElementById(elementId);
  if (!ready.has(path) && element?.dataset.path === path) ready.set(path, JSON.parse(element.textContent ?? ""));
  return ready.get(path);
}

/**
 * The first rows of another page of the site. `compute` makes them if that page is not prerendered,
 * as in development and while prerendering. If they cannot be loaded, the answer is undefined until
 * forgetFirstRows() is called: React asks in each render, and each render must not send a request.
 */
export function firstRows(path: string, compute: () => Promise<SearchResult>): Promise<SearchResult | undefined> {
  const known = coming.get(path);
  if (known) return known;
  const rows = fetchFirstRows(path)
    .then((found) => found ?? compute())
    .catch((error) => {
      if (import.meta.env.SSR) throw error;
      if (!location.pathname.startsWith(path)) forgetFirstRows(path); // the visitor left meanwhile
      return undefined;
    });
  coming.set(path, rows);
  return rows;
}

/** The next fetchFirstRows() or firstRows() tries again. */
export function forgetFirstRows(path: string) {
  fetched.delete(path);
  coming.delete(path);
}

/** Fetches the first rows from their page's HTML. A failure stays until forgetFirstRows(). */
export function fetchFirstRows(path: string): Promise<SearchResult | undefined> {
  const known = fetched.get(path);
  if (known) return known;
  const rows = rowsOfPage(path);
  fetched.set(path, rows);
  rows.then(
    (found) => (found ? ready.set(path, found) : fetched.delete(path)),
    () => {}, // whoever asked handles it
  );
  return rows;
}

async function rowsOfPage(path: string): Promise<SearchResult | undefined> {
  if (import.meta.env.SSR) return undefined;
  const page = await fetchInTime(path);
  const html = new DOMParser().parseFromString(page.ok ? await page.text() : "", "text/html");
  const json = html.getElementById(elementId)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
