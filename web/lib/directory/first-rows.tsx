import type { SearchResult } from "#domain/directory/directory.ts";
import { inlineJson } from "#domain/text/html.ts";
import { fetchInTime } from "../fetch-in-time.ts";

const elementId = "first-rows";
const ready = new Map<string, SearchResult>();
const coming = new Map<string, Promise<SearchResult | undefined>>();
const fetched = new Map<string, Promise<SearchResult | undefined>>();

/**
 * The first rows as JSON in the page. Hydration reads them from this page, and navigation reads
 * them from the target page. So no script contains rows.
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
 * The first rows, if they are available at once: from the cache or from the current prerendered
 * document. A page that has waited for its rows calls firstRows() again, as React requires.
 */
export function readyRows(path: string): SearchResult | undefined {
  if (import.meta.env.SSR || coming.has(path)) return undefined;
  const element = document.getElementById(elementId);
  if (!ready.has(path) && element?.dataset.path === path) ready.set(path, JSON.parse(element.textContent ?? ""));
  return ready.get(path);
}

/**
 * The first rows of another page of the site. If that page is not prerendered, as in development
 * and while prerendering, `compute` makes the rows. If the rows cannot be loaded, the answer is
 * undefined until forgetFirstRows() is called: React asks in each render, and each render must not
 * send a request.
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

/** Lets the next fetchFirstRows() or firstRows() try again. */
export function forgetFirstRows(path: string) {
  fetched.delete(path);
  coming.delete(path);
}

/**
 * Fetches the first rows from their page's HTML. After a failure, returns that failure until
 * forgetFirstRows() is called.
 */
export function fetchFirstRows(path: string): Promise<SearchResult | undefined> {
  const known = fetched.get(path);
  if (known) return known;
  const rows = rowsOfPage(path);
  fetched.set(path, rows);
  rows.then(
    (found) => (found ? ready.set(path, found) : fetched.delete(path)),
    () => {}, // the caller handles a failure
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
