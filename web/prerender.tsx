import { prerender } from "react-dom/static";
import { screenAt } from "#domain/screens.ts";
import { App } from "./app.tsx";
import { describePages } from "./lib/prerendered-head.tsx";
import { loadPage } from "./routes.tsx";

describePages();

/**
 * Renders an address to HTML. `head` belongs in the head. `body` belongs in #root, where main.tsx
 * hydrates it. React writes the tags for the head first, and the app begins with the first <div>.
 * Throws any error of any part of the page: React alone would leave that part out.
 */
export async function renderPage(path: string, isOffline: boolean): Promise<{ head: string; body: string }> {
  const screen = screenAt(path);
  if (screen) await loadPage(screen.name, { isFirst: true });
  const missing = isOffline ? (await import("./ui/offline-page.tsx")).default : undefined;
  const errors: unknown[] = [];
  const { prelude } = await prerender(<App prerendered={path} missing={missing} />, {
    progressiveChunkSize: Number.POSITIVE_INFINITY, // no streaming: all HTML is in its place, without inline scripts
    onError: (error) => void errors.push(error),
  });
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `${path} cannot be rendered`);
  const start = html.indexOf("<div");
  return { head: html.slice(0, start), body: html.slice(start) };
}
