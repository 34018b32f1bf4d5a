import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { enterRows, isEntering } from "./row-keys.ts";

/**
 * The keys of a search box: ArrowDown and Enter focus the first entry. While the list does not
 * answer what was typed, they wait until it does, unless the visitor types on or leaves the box.
 * `answered`: the search that the list answers. Undefined while it answers none.
 */
export function useEnterRows(list: RefObject<HTMLElement | null>, answered: string | undefined) {
  const awaited = useRef<{ box: HTMLInputElement; text: string }>(undefined);

  // Enters the list once it answers what was typed.
  useEffect(() => {
    if (!awaited.current) return;
    const { box, text } = awaited.current;
    const isTyped = box.value === text;
    if (isTyped && answered !== text) return;
    awaited.current = undefined;
    if (isTyped) enterRows(list.current);
  });

  return {
    onKeyDown: (event: KeyboardEvent<HTMLInputElement>) => {
      if (!isEntering(event)) return;
      event.preventDefault();
      const box = event.currentTarget;
      if (box.value === answered) enterRows(list.current);
      else awaited.current = { box, text: box.value };
    },
    onBlur: () => {
      awaited.current = undefined;
    },
  };
}
