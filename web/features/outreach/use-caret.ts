import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps the caret where it is when we change the text of a field that has the keyboard, as an edit
 * in another tab does: browsers move it to the end. Give the function to onSelect and onChange.
 */
export function useCaret(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  const caret = useRef({ start: 0, end: 0 });
  useLayoutEffect(() => {
    const { current } = field;
    const { start, end } = caret.current;
    if (!current || document.activeElement !== current || current.value !== text) return;
    if (current.selectionStart !== start || current.selectionEnd !== end) current.setSelectionRange(start, end);
  }, [field, text]);
  return ({ currentTarget }: SyntheticEvent<HTMLTextAreaElement>) => {
    caret.current = { start: currentTarget.selectionStart, end: currentTarget.selectionEnd };
  };
}
