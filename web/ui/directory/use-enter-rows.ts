import { type KeyboardEvent, type RefObject, useEffect, useRef } from "react";
import { enterRows, isEntering } from "./row-keys.ts";

/**
 * Lets ArrowDown and Enter in a search box focus the first entry. If the list does not yet answer
 * the typed text, the focus waits for the answer. It stays if the visitor types on or leaves the
 * box. `answered` is the search that the list answers. Undefined means that it answers none.
 */
export function useEnterRows(list: RefObject<HTMLElement | null>, answered: string | undefined) {
  const awaited = useRef<{ box: HTMLInputElement; text: string }>(undefined);

  // Moves into the list once the list answers the typed text.
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
