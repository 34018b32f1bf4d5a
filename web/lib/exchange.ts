import { showToast } from "./toast.ts";

type Place<T> = { now: () => T; put: (value: T) => void };

/** Puts something in the place of what the visitor made, and says so. Undo brings that back, and can itself be undone. */
export function exchange<T>(place: Place<T>, next: T, title: string): void {
  const before = place.now();
  place.put(next);
  showToast({ title, action: { label: "Undo", onAction: () => exchange(place, before, "Brought back") } });
}
