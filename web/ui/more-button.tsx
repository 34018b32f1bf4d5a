import type { ComponentProps } from "react";
import { Button } from "./button.tsx";

/** Shows more entries of a list. The first of them gets the focus. */
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
 * Moves the focus from a button that shows more entries to the first of them, once it is there.
 * Not if the visitor has gone elsewhere meanwhile. To be called before the entries are shown.
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
