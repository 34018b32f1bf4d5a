import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";

/**
 * The keyboard control of a combobox with a listbox of links. The field keeps the focus. The arrow
 * keys move through the options and wrap around. Enter clicks the active option. `list` identifies
 * the current list: a new list starts at its first option.
 */
export function useOptions(count: number, list: string) {
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState({ list, at: 0 });
  const current = active.list === list ? Math.min(active.at, count - 1) : 0;
  const move = (at: number) => setActive({ list, at });
  const options = () => [...(box.current?.querySelectorAll<HTMLElement>("[role=option]") ?? [])];

  // Follows the keyboard: scrolls the active option into view.
  useEffect(() => {
    if (active.at > 0) box.current?.querySelector("[aria-selected=true]")?.scrollIntoView({ block: "nearest" });
  }, [active]);

  return {
    current,
    /** Clicks the active option. */
    open: () => options()[current]?.click(),
    onKeyDown: (event: KeyboardEvent) => {
      if (event.nativeEvent.isComposing || count === 0) return;
      if (event.key === "ArrowDown") move((current + 1) % count);
      else if (event.key === "ArrowUp") move((current + count - 1) % count);
      else if (event.key === "Enter") options()[current]?.click();
      else return;
      event.preventDefault();
    },
    field: {
      role: "combobox",
      "aria-expanded": count > 0,
      "aria-controls": id,
      "aria-autocomplete": "list",
      "aria-activedescendant": count > 0 ? `${id}-${current}` : undefined,
    } as const,
    list: { ref: box, id },
    optionAt: (at: number) =>
      ({ id: `${id}-${at}`, role: "option", "aria-selected": at === current, tabIndex: -1 }) as const,
    point: move,
  };
}

/**
 * Returns a ref to set when Enter is pressed before the results arrive. Once the results are fresh,
 * `open` opens the best result.
 */
export function useEntered(isFresh: boolean, open: () => void) {
  const isEntered = useRef(false);

  // Opens the best result once it has arrived.
  useEffect(() => {
    if (!isFresh || !isEntered.current) return;
    isEntered.current = false;
    open();
  });
  return isEntered;
}
