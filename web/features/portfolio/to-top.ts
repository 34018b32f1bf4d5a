/** Scrolls to the top and focuses the content, as a new page would. */
export function toTop(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("content")?.focus({ preventScroll: true });
}
