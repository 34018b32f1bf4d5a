import type { FocusEvent } from "react";

/** The style of a menu's item. A key that marks it also draws the ring of the focus, inside. */
export const menuItemStyle =
  "cursor-pointer rounded-lg px-3 text-[0.9375rem] -outline-offset-2 data-highlighted:bg-sunken";

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
