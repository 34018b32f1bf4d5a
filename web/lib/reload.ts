/**
 * Reloads the page when the connection is back. A browser may say so while the server cannot be
 * reached, so the server is asked first. Returns what stops it.
 */
export function reloadOnceOnline(): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  const reload = () =>
    fetch(location.href, { method: "HEAD", cache: "no-store", signal }).then(
      () => location.reload(),
      () => {},
    );
  addEventListener("online", reload, { signal });
  return () => stop.abort();
}
