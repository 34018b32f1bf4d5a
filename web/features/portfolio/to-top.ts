/** A new state starts at its top, for the eyes as for screen readers. */
export function toTop(): void {
  window.scrollTo({ top: 0, behavior: "instant" });
  document.getElementById("content")?.focus({ preventScroll: true });
}
