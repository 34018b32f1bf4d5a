const key = "reloaded_at";
const pause = 60_000;

/**
 * Reloads the wanted address when the server is reachable: a file that fails to load then belongs
 * to an older build. False without a connection, or after a reload within the last minute.
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
