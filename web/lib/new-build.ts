import { reloadedKey } from "#domain/storage-keys.ts";

const pause = 60_000;

/**
 * Reloads the page after a chunk failed to load, if the server now has another build: that deploy
 * may have removed the chunk. Returns false, and keeps the visitor's choices and input, if the
 * server has the same build or if the answer is not a page of ours, such as a network's sign-in
 * page. Also returns false if a reload in the last minute brought this build.
 */
export async function reloadForNewBuild(): Promise<boolean> {
  try {
    const { build = "" } = document.documentElement.dataset;
    const [at = "", failed = ""] = sessionStorage.getItem(reloadedKey)?.split(";") ?? [];
    if (failed === build && Date.now() - Number(at) < pause) return false;
    const page = await fetch(location.href, { cache: "no-store" });
    const [, served = build] = /<html[^>]* data-build="([^"]+)"/.exec(page.ok ? await page.text() : "") ?? [];
    if (served === build) return false;
    sessionStorage.setItem(reloadedKey, `${Date.now()};${build}`);
    location.reload();
    return true;
  } catch {
    return false;
  }
}

/**
 * Makes an import reload the page if it fails because of a newer build. Only for pages whose work
 * is stored in the browser.
 */
export function orNewBuild<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    load().catch(async (error) => {
      if (await reloadForNewBuild()) return new Promise<never>(() => {});
      throw error;
    });
}
