import {
  type ComponentType,
  Fragment,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { passFocusOn } from "#web/lib/focus.ts";
import type { Code } from "./lazy-code.ts";

type Props<PartProps> = {
  code: Code<PartProps>;
  props: PartProps;
  /**
   * Shown in place of the part until it is loaded, and after a failure. For example a closed menu.
   */
  fallback?: ReactNode;
  /** The fallback does the same job as the part in a simpler way. So a failure is not reported. */
  isReplaced?: true;
  /** Shown only while the part is loading. */
  waiting?: ReactNode;
  /** Wraps `waiting` and the failure message, if the part itself brings such a frame. */
  frame?: ComponentType<{ children: ReactNode }>;
  /**
   * If given, the failure message floats over the page. Called to close the message: on Escape, on
   * a press outside, or when another message appears.
   */
  onDismiss?: () => void;
};

/** Lets all parts that lack the code try again. */
function retryAll({ lacking }: { lacking: readonly (() => void)[] }) {
  for (const retry of lacking) retry();
}

/** The smallest distance between a floating message and the edge of the window, in px. */
const edge = 8;

/** Moves a floating message into the window. Its right edge is aligned with its button. */
function moveIntoWindow(message: HTMLElement | null) {
  if (!message) return;
  const { left } = message.getBoundingClientRect();
  if (left < edge) message.style.translate = `${edge - left}px`;
}

/** Closes the message that is floating now. */
let dismissFloating: (() => void) | undefined;

/**
 * Renders a part of a page whose code is fetched later. If that fails, a message in its place
 * offers to try again, and the rest of the page keeps working. If several parts share the code,
 * such as the Save buttons of a list, only the first part shows the message. All parts also try
 * again when the connection is back.
 */
export function LazyPart<PartProps extends object>(part: Props<PartProps>) {
  const { code, props, fallback, isReplaced, waiting, frame: Frame = Fragment, onDismiss } = part;
  const [state, setState] = useState<"loading" | "failed" | "loaded">(code.component ? "loaded" : "loading");
  const box = useRef<HTMLSpanElement>(null);
  const retry = useCallback(() => setState("loading"), []);
  const isFirst = useSyncExternalStore(
    code.subscribe,
    () => code.lacking[0] === retry,
    () => false,
  );

  useEffect(() => (state === "failed" ? code.lack(retry) : undefined), [state, code, retry]);

  useEffect(() => {
    if (state === "loaded") return;
    let isGone = false;
    const attempt = () =>
      code.load().then(
        () => isGone || setState("loaded"),
        () => isGone || setState("failed"),
      );
    // Just after the connection is back, the first requests may still fail.
    const attemptOften = async () => {
      for (let ms = 1000; ms < 8000 && !isGone && !code.component; ms *= 2) {
        await attempt();
        await new Promise((done) => setTimeout(done, ms));
      }
    };
    if (state === "loading") attempt();
    addEventListener("online", attemptOften);
    return () => {
      isGone = true;
      removeEventListener("online", attemptOften);
    };
  }, [state, code]);

  // Follows the pointer and the keyboard: closes a floating message.
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
  if (state === "loading") return waiting ? <Frame>{waiting}</Frame> : fallback;
  if (!isFirst || isReplaced) return fallback;
  return (
    <Frame>
      <span ref={box} className={onDismiss ? "relative inline-flex" : "block"}>
        {fallback}
        <span
          ref={onDismiss && moveIntoWindow}
          role="alert"
          className={`rounded-card border border-bad bg-bad-tint px-3 py-2 text-sm text-ink ${onDismiss ? "absolute top-full right-0 z-50 mt-1 w-64 shadow-float" : "my-3 inline-block"}`}
        >
          This part could not be loaded. Check your connection, then{" "}
          <button ref={passFocusOn} type="button" className="font-semibold underline" onClick={() => retryAll(code)}>
            try again
          </button>
          .
        </span>
      </span>
    </Frame>
  );
}
