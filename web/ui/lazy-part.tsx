import { type ComponentType, type ReactNode, useEffect, useState } from "react";
import { afterFirstTouch } from "#web/lib/first-touch.ts";

type Code<Props> = {
  component: ComponentType<Props> | undefined;
  /** Fetches the code once; a failure may be tried again. */
  load: () => Promise<void>;
  /** The same ahead of time: a failure is left to the moment when the part is wanted. */
  prefetch: () => void;
};

/**
 * The code of a part of a page, fetched later than the page: `load` imports the module of its
 * component.
 */
export function lazyCode<Props>(importPart: () => Promise<{ default: ComponentType<Props> }>): Code<Props> {
  let loading: Promise<void> | undefined;
  const code: Code<Props> = {
    component: undefined,
    load: () => {
      loading ??= importPart().then(
        (module) => {
          code.component = module.default;
        },
        (error) => {
          loading = undefined;
          throw error;
        },
      );
      return loading;
    },
    prefetch: () => {
      code.load().catch(() => {});
    },
  };
  return code;
}

/** Fetches the code when the page is idle after the visitor's first touch. */
export function usePrefetch({ prefetch }: { prefetch: () => void }) {
  useEffect(() => afterFirstTouch(prefetch), [prefetch]);
}

type Props<PartProps> = {
  code: Code<PartProps>;
  props: PartProps;
  /** Shown until the part is there, and when it cannot be loaded. */
  fallback?: ReactNode;
  /** The sentence about a failure floats, where there is no room in the flow. */
  floating?: boolean;
};

/**
 * A part of a page whose code may not be there yet. Where it cannot be loaded, its place says so
 * and the page stays. It is tried again when the connection is back and when the visitor asks.
 */
export function LazyPart<PartProps extends object>({ code, props, fallback, floating }: Props<PartProps>) {
  const [state, setState] = useState<"loading" | "failed" | "loaded">(code.component ? "loaded" : "loading");

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

  if (code.component) return <code.component {...props} />;
  if (state !== "failed") return fallback;
  return (
    <span className={floating ? "relative inline-flex" : "block"}>
      {fallback}
      <span
        role="alert"
        className={`rounded-card border border-bad bg-bad-tint px-3 py-2 text-sm text-ink ${floating ? "absolute top-full right-0 z-50 mt-1 w-64 shadow-float" : "inline-block"}`}
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
