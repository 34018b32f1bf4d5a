import type { KeyboardEvent } from "react";

const linksOf = (list: Element | null) => [...(list?.querySelectorAll<HTMLElement>("a[data-entry]") ?? [])];

/**
 * Arrows walk from entry to entry: left and right by one, up and down by a row of the grid; up from
 * the first ones leaves.
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

/** From the search box: down to the first entry, Enter opens it. */
export function enterRows(event: KeyboardEvent<HTMLElement>, list: Element | null) {
  const [first] = linksOf(list);
  if (event.nativeEvent.isComposing || !first) return;
  if (event.key === "ArrowDown") first.focus();
  else if (event.key === "Enter") first.click();
  else return;
  event.preventDefault();
}
