import { type ComponentType, useEffect } from "react";
import { afterFirstTouch } from "#web/lib/first-touch.ts";
import { isServed } from "#web/lib/reload.ts";

export type Code<Props> = {
  component: ComponentType<Props> | undefined;
  /**
   * Only a reload helps: the server answers, and still the code failed twice. Browsers keep the
   * failure of a module that came as an error or as another network's page.
   */
  isStuck: boolean;
  /** Fetches the code once. After a failure, the next call tries again. */
  load: () => Promise<void>;
  /** Fetches the code early and ignores a failure, which load() reports later. */
  prefetch: () => void;
  /**
   * The parts of the page that could not get the code, each as the call that makes it try again.
   */
  lacking: readonly (() => void)[];
  /** Adds a part to `lacking`. Returns a function that removes it. */
  lack: (retry: () => void) => () => void;
  /** Calls back whenever `lacking` or `isStuck` changes. Returns a function that ends this. */
  subscribe: (listener: () => void) => () => void;
};

/** The code of a component that is fetched later than the page. `importPart` imports its module. */
export function lazyCode<Props>(importPart: () => Promise<{ default: ComponentType<Props> }>): Code<Props> {
  let loading: Promise<void> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();
  const change = (changed: Partial<Code<Props>>) => {
    Object.assign(code, changed);
    for (const listener of listeners) listener();
  };
  const code: Code<Props> = {
    component: undefined,
    isStuck: false,
    load: () => {
      loading ??= importPart().then(
        (module) => {
          code.component = module.default;
        },
        (error) => {
          loading = undefined;
          if (++failures > 1) isServed().then((isStuck) => change({ isStuck }));
          throw error;
        },
      );
      return loading;
    },
    prefetch: () => {
      code.load().catch(() => {});
    },
    lacking: [],
    lack: (retry) => {
      change({ lacking: [...code.lacking, retry] });
      return () => change({ lacking: code.lacking.filter((other) => other !== retry) });
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return code;
}

/** Fetches the code when the page is idle after the visitor's first touch. */
export function usePrefetch({ prefetch }: { prefetch: () => void }) {
  useEffect(() => afterFirstTouch(prefetch), [prefetch]);
}
