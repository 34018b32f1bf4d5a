import type { SearchResult } from "#domain/directory/directory.ts";

const elementId = "first-rows";
const ready = new Map<string, SearchResult>();
const coming = new Map<string, Promise<SearchResult>>();
const fetched = new Map<string, Promise<SearchResult | undefined>>();

/**
 * The first rows as data in the page itself. Hydration reads them there, and so does navigation
 * from another page, so no script contains them. "<" is escaped so that no text can end the
 * element.
 */
export function FirstRows({ path, found }: { path: string; found: SearchResult }) {
  const json = JSON.stringify(found).replaceAll("<", "\\u003c");
  return (
    <script
      type="application/json"
      id={elementId}
      data-path={path}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped, in a data block that never runs
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** First rows available synchronously: cached, or in the current prerendered document. */
export function readyRows(path: string): SearchResult | undefined {
  if (import.meta.env.SSR) return undefined;
  const element = document.getElementById(elementId);
  if (!ready.has(path) && element?.dataset.path === path) ready.set(path, JSON.parse(element.textContent ?? ""));
  return ready.get(path);
}

/**
 * The first rows of another page of the site. `compute` makes them where that page is not
 * prerendered: during prerendering and development.
 */
export function firstRows(path: string, compute: () => Promise<SearchResult>): Promise<SearchResult> {
  const known = coming.get(path);
  if (known) return known;
  const rows = fetchFirstRows(path).then((found) => found ?? compute());
  coming.set(path, rows);
  rows.then(
    (found) => ready.set(path, found),
    () => coming.delete(path), // the next visit tries again
  );
  return rows;
}

/** Also prefetches, when somebody points at a link. */
export function fetchFirstRows(path: string): Promise<SearchResult | undefined> {
  const rows = fetched.get(path) ?? rowsOfPage(path);
  fetched.set(path, rows);
  rows.catch(() => fetched.delete(path));
  return rows;
}

async function rowsOfPage(path: string): Promise<SearchResult | undefined> {
  if (import.meta.env.SSR) return undefined;
  const page = await fetch(path);
  const html = new DOMParser().parseFromString(page.ok ? await page.text() : "", "text/html");
  const json = html.getElementById(elementId)?.textContent;
  return json ? JSON.parse(json) : undefined;
}
