import type { KeyboardEvent } from "react";

/** The links in a part of the page, in document order. */
export const linksIn = (part: Element) => [...part.querySelectorAll<HTMLElement>("a[href]")];

/** Lets the arrow keys move from link to link. Home and End move to the first and the last link. */
export function walkLinks(event: KeyboardEvent<HTMLElement>) {
  const links = linksIn(event.currentTarget);
  const at = links.indexOf(event.target as HTMLElement);
  const targets: Record<string, number> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: -1 };
  const target = targets[event.key];
  if (target === undefined || at < 0) return;
  event.preventDefault();
  links.at(target % links.length)?.focus();
}
