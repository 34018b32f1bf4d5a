import { screens } from "#domain/screens.ts";
import { lostShare, sharePath } from "#domain/tracker/share-sheet.ts";
import type { Env } from "./env.ts";

/**
 * The 404 page for a path without a file. The platform's own 404 page would have the headers of its
 * path. Below /assets/, these headers let caches keep the page for a year. Then one unlucky request
 * during a deploy would break the site in a visitor's browser.
 */
export async function missingFile(request: Request, { ASSETS }: Pick<Env, "ASSETS">): Promise<Response> {
  // If the service worker is missing, an installed site posts shared data here. The data is not
  // read.
  if (request.method === "POST" && new URL(request.url).pathname === sharePath)
    return new Response(null, {
      status: 303,
      headers: { Location: screens.tracker.path + lostShare, "Cache-Control": "no-store" },
    });
  const page = (await ASSETS.fetch(new URL("/404", request.url).href)) as unknown as Response;
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  headers.delete("ETag");
  return new Response(request.method === "HEAD" ? null : page.body, { status: 404, headers });
}
