import type { KeyboardEvent } from "react";

/** The element of each entry that gets the keyboard's focus, such as its link. */
const linksOf = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>("[data-entry]") ?? [])];

/**
 * Moves the focus with the arrow keys: left and right by one entry, up and down by one row of the
 * grid. Calls `leave` when moving up from the first row.
 */
export function walkRows(event: KeyboardEvent<HTMLElement>, leave: () => void) {
  const links = linksOf(event.currentTarget);
  const at = links.indexOf(event.target as HTMLElement);
  if (at < 0 || event.altKey || event.ctrlKey || event.metaKey) return;
  const columns = columnsOf(links[at]?.closest("ul"));
  const steps: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -columns, ArrowDown: columns };
  const step = steps[event.key];
  if (!step) return;
  event.preventDefault();
  const next = links[at + step];
  if (next) next.focus();
  else if (step < 0) leave();
}

function columnsOf(list: Element | null | undefined): number {
  const tops = [...(list?.children ?? [])].map((row) => row.getBoundingClientRect().top);
  return tops.filter((top) => top === tops[0]).length;
}

/**
 * Whether a key moves from the search box into the list: ArrowDown or Enter. On a phone, Enter also
 * closes the keyboard, so it only moves the focus. The next Enter opens the entry.
 */
export function isEntering({ key, nativeEvent }: KeyboardEvent): boolean {
  return !nativeEvent.isComposing && (key === "ArrowDown" || key === "Enter");
}

/** Focuses the first entry of a list, if it has one. */
export function enterRows(list: Element | null) {
  linksOf(list)[0]?.focus();
}
