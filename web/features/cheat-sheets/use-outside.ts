import { type RefObject, useEffect, useEffectEvent } from "react";

/** Calls `leave` when the visitor presses outside an open box, or the focus moves outside it. */
export function useOutside(box: RefObject<HTMLElement | null>, isOpen: boolean, leave: () => void) {
  const onEvent = useEffectEvent(({ target }: Event) => {
    if (target instanceof Node && !box.current?.contains(target)) leave();
  });

  // Follows pointer and focus while the box is open.
  useEffect(() => {
    if (!isOpen) return;
    const follow = (event: Event) => onEvent(event);
    document.addEventListener("pointerdown", follow);
    document.addEventListener("focusin", follow);
    return () => {
      document.removeEventListener("pointerdown", follow);
      document.removeEventListener("focusin", follow);
    };
  }, [isOpen]);
}
