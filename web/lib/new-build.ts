const key = "reloaded";
const pause = 60_000;

/**
 * Loads the wanted address anew when the server can be reached: a file that cannot be loaded then
 * belongs to an older build than the server has. False when there is no connection, or when a
 * reload within the last minute brought the same build again.
 */
export async function reloadForNewBuild(): Promise<boolean> {
  try {
    const build = document.documentElement.dataset.scripts ?? "";
    const [at = "", failed = ""] = sessionStorage.getItem(key)?.split(";") ?? [];
    if (failed === build && Date.now() - Number(at) < pause) return false;
    const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    if (!ok) return false;
    sessionStorage.setItem(key, `${Date.now()};${build}`);
    location.reload();
    return true;
  } catch {
    return false;
  }
}

/**
 * Code of a page whose work is kept in the browser: where the server has a newer build, the page is
 * loaded anew.
 */
export function orNewBuild<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return () =>
    load().catch(async (error) => {
      if (await reloadForNewBuild()) return new Promise<never>(() => {});
      throw error;
    });
}
