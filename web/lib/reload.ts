/**
 * Reloads the page when the connection is back. A browser may be online without reaching the
 * server, so this asks the server first. Returns a function that stops waiting.
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
