const key = "reloaded";
const pause = 60_000;

/**
 * Reloads the page after a chunk failed to load: the chunk may belong to an older build. Returns
 * false if no page of ours comes, as behind the sign-in page of a network, or if a reload in the
 * last minute brought the same build.
 */
export async function reloadForNewBuild(): Promise<boolean> {
  try {
    const build = document.documentElement.dataset.scripts ?? "";
    const [at = "", failed = ""] = sessionStorage.getItem(key)?.split(";") ?? [];
    if (failed === build && Date.now() - Number(at) < pause) return false;
    const page = await fetch(location.href, { cache: "no-store" });
    if (!page.ok || !/<html[^>]* data-build="/.test(await page.text())) return false;
    sessionStorage.setItem(key, `${Date.now()};${build}`);
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
