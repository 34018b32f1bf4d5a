import type { FocusEvent } from "react";

/** The style of a menu item. When a key highlights the item, its focus ring lies inside. */
export const menuItemStyle =
  "cursor-pointer rounded-lg px-3 text-[0.9375rem] -outline-offset-2 data-highlighted:bg-sunken";

/**
 * When a key has opened a menu, focuses its chosen item, or else its first item. Radix does that
 * too, but it misses a key that was pressed before the menu's code arrived.
 */
export function markItem({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget || !target.matches(":focus-visible")) return;
  const item =
    target.querySelector<HTMLElement>("[data-state=checked]") ?? target.querySelector<HTMLElement>("[role^=menuitem]");
  item?.focus();
}
