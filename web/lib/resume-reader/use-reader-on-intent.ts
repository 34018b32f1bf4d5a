import { useEffect, useEffectEvent } from "react";
import { afterFirstTouch } from "../first-touch.ts";
import { dismissReader } from "./read-on-device.ts";

/**
 * Calls `prepare` when the visitor drags a file over the page, or when the page is idle after the
 * first interaction. Ends the reader's worker on unmount.
 */
export function useReaderOnIntent(prepare: () => void): void {
  const intended = useEffectEvent(prepare);
  useEffect(() => {
    const dragged = () => intended();
    addEventListener("dragenter", dragged);
    const callOff = afterFirstTouch(dragged);
    return () => {
      removeEventListener("dragenter", dragged);
      callOff();
      dismissReader();
    };
  }, []);
}
