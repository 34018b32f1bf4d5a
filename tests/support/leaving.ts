/** Whether the browser would ask before the page is closed or reloaded now. */
export function asksBeforeLeaving(): boolean {
  const leaving = new Event("beforeunload", { cancelable: true });
  dispatchEvent(leaving);
  return leaving.defaultPrevented;
}
