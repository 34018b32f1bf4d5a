import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Code } from "./lazy-code.ts";

type Props<PartProps> = {
  code: Code<PartProps>;
  props: PartProps;
  /** Shown until the part is there, and when it cannot be loaded. */
  fallback?: ReactNode;
  /**
   * Makes the sentence about a failure float, where there is no room in the flow. Called when the
   * sentence is to go: at Escape, at a press elsewhere, or when another sentence floats.
   */
  onDismiss?: () => void;
};

/** Dismisses the sentence that floats now. */
let dismissFloating: (() => void) | undefined;

/**
 * A part of a page whose code may not be there yet. Where it cannot be loaded, its place says so
 * and the page stays. It is tried again when the connection is back and when the visitor asks.
 */
export function LazyPart<PartProps extends object>({ code, props, fallback, onDismiss }: Props<PartProps>) {
  const [state, setState] = useState<"loading" | "failed" | "loaded">(code.component ? "loaded" : "loading");
  const box = useRef<HTMLSpanElement>(null);

  useEffect(() => {
    if (state === "loaded") return;
    let isGone = false;
    const attempt = () =>
      code.load().then(
        () => isGone || setState("loaded"),
        () => isGone || setState("failed"),
      );
    if (state === "loading") attempt();
    addEventListener("online", attempt);
    return () => {
      isGone = true;
      removeEventListener("online", attempt);
    };
  }, [state, code]);

  // Follows the visitor: a floating sentence does not stay in the way.
  useEffect(() => {
    if (state !== "failed" || !onDismiss) return;
    dismissFloating?.();
    dismissFloating = onDismiss;
    const onPress = ({ target }: Event) => box.current?.contains(target as Node) === false && onDismiss();
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && onDismiss();
    document.addEventListener("pointerdown", onPress);
    document.addEventListener("keydown", onKey);
    return () => {
      if (dismissFloating === onDismiss) dismissFloating = undefined;
      document.removeEventListener("pointerdown", onPress);
      document.removeEventListener("keydown", onKey);
    };
  }, [state, onDismiss]);

  if (code.component) return <code.component {...props} />;
  if (state !== "failed") return fallback;
  return (
    <span ref={box} className={onDismiss ? "relative inline-flex" : "block"}>
      {fallback}
      <span
        role="alert"
        className={`rounded-card border border-bad bg-bad-tint px-3 py-2 text-sm text-ink ${onDismiss ? "absolute top-full right-0 z-50 mt-1 w-64 shadow-float" : "inline-block"}`}
      >
        This part could not be loaded. Check your connection, then{" "}
        <button type="button" className="font-semibold underline" onClick={() => setState("loading")}>
          try again
        </button>
        .
      </span>
    </span>
  );
}
