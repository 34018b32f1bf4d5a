const key = "reloaded_at";
const pause = 60_000;

/**
 * Loads the wanted address anew when the server can be reached: a file that cannot be loaded then belongs to an older
 * build than the server has. False when there is no connection, or when a reload within the last minute did not help.
 */
export async function reloadForNewBuild(): Promise<boolean> {
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < pause) return false;
    const { ok } = await fetch(location.href, { method: "HEAD", cache: "no-store" });
    if (!ok) return false;
    sessionStorage.setItem(key, String(Date.now()));
    location.reload();
    return true;
  } catch {
    return false;
  }
}
