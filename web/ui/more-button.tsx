import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/** Shows more entries of a list. The first new entry gets the focus. */
export function MoreButton({ onMore, ...button }: ComponentProps<typeof Button> & { onMore: () => void }) {
  return (
    <Button
      variant="secondary"
      {...button}
      onClick={({ currentTarget }) => {
        focusFirstNew(currentTarget);
        onMore();
      }}
    />
  );
}

/**
 * Moves the focus from a "show more" button to the first new entry, once it exists. Does nothing if
 * the visitor has moved the focus meanwhile. Call this before the entries are shown.
 */
export function focusFirstNew(button: HTMLElement) {
  const area = button.closest("fieldset, section, nav, main") ?? document.body;
  const controls = () =>
    [...area.querySelectorAll<HTMLElement>("a, button, input")].filter((one) => one.checkVisibility());
  const known = new Set(controls());
  const observer = new MutationObserver(() => {
    const isWaiting = [button, document.body].includes(document.activeElement as HTMLElement);
    const next = isWaiting ? controls().find((one) => !known.has(one)) : undefined;
    next?.focus();
    if (next || !isWaiting) observer.disconnect();
  });
  observer.observe(area, { subtree: true, childList: true, attributeFilter: ["class"] });
}
