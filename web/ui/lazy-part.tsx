import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Code } from "./lazy-code.ts";

type Props<PartProps> = {
  code: Code<PartProps>;
  props: PartProps;
  /** Shown while the part is loading, and if that fails. */
  fallback?: ReactNode;
  /**
   * If given, a failure message floats over the page. Called to close the message: at Escape, at a
   * press elsewhere, or when another message floats.
   */
  onDismiss?: () => void;
};

/** Closes the message that floats now. */
let dismissFloating: (() => void) | undefined;

/**
 * Renders a part of a page whose code is fetched later. If that fails, a message in its place offers
 * to try again, and the rest of the page keeps working. It also tries again when online.
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

  // Follows pointer and keyboard: closes a floating message.
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
