import type { FocusEvent } from "react";

/**
 * Focuses the chosen item of a menu, else its first, when a key has opened it. Radix does that too,
 * but not for the key that was pressed before the menu's code was there.
 */
export function markItem({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget || !target.matches(":focus-visible")) return;
  const item =
    target.querySelector<HTMLElement>("[data-state=checked]") ?? target.querySelector<HTMLElement>("[role^=menuitem]");
  item?.focus();
}
