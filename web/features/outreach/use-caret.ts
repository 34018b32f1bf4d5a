import { type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from "react";

/**
 * Keeps the caret in its place when code changes the text of the focused field, for example after
 * an edit in another tab. Browsers would move the caret to the end. Returns the handler for the
 * field's onSelect and onChange.
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
