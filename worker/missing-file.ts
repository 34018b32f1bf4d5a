import type { Env } from "./env.ts";

/**
 * The 404 page, for a path that no file has. The platform's own 404 would carry the headers of its
 * path: below /assets/ that is a year in every cache, so that one unlucky request during a deploy
 * would break a visitor's browser for good.
 */
export async function missingFile(request: Request, { ASSETS }: Pick<Env, "ASSETS">): Promise<Response> {
  const page = (await ASSETS.fetch(new URL("/404", request.url).href)) as unknown as Response;
  const headers = new Headers(page.headers);
  headers.set("Cache-Control", "no-store");
  headers.delete("ETag");
  return new Response(request.method === "HEAD" ? null : page.body, { status: 404, headers });
}
