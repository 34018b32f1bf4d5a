import type { ScreenName } from "#domain/screens.ts";
import { inlineJson } from "#domain/text/html.ts";

const elementId = "page-data";
const known = new Map<ScreenName, unknown>();

/**
 * What a screen shows, as data. The prerendered page contains the data as JSON next to its text.
 * Both compress well together, so a first visit loads no script for the data. On any other page,
 * `load` gets the data.
 */
export async function pageData<T>(screen: ScreenName, load: () => Promise<T>): Promise<T> {
  const element = import.meta.env.SSR ? null : document.getElementById(elementId);
  const isHere = !known.has(screen) && element?.dataset.screen === screen;
  const data = isHere ? JSON.parse(element.textContent ?? "") : (known.get(screen) ?? (await load()));
  known.set(screen, data);
  return data;
}

/** The data as JSON in the prerendered page. Hydration leaves the JSON as it is. */
export function PageData({ screen, data }: { screen: ScreenName; data: unknown }) {
  return (
    <script
      type="application/json"
      id={elementId}
      data-screen={screen}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with "<" escaped, in a data block that never runs
      dangerouslySetInnerHTML={{ __html: import.meta.env.SSR ? inlineJson(data) : "" }}
    />
  );
}
