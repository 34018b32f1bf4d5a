import { type ComponentType, useEffect } from "react";
import { afterFirstTouch } from "#web/lib/first-touch.ts";
import { wait } from "#web/lib/retry.ts";
import { loadStyles } from "#web/lib/styles.ts";

export type Code<Props> = {
  component: ComponentType<Props> | undefined;
  /** Fetches the code once. After a failure, the next call tries again. */
  load: () => Promise<void>;
  /** Fetches the code early and ignores a failure, which load() reports later. */
  prefetch: () => void;
  /** The parts of the page that could not get the code. Each part is its retry function. */
  lacking: readonly (() => void)[];
  /** Adds a part to `lacking`. Returns a function that removes it. */
  lack: (retry: () => void) => () => void;
  /** Calls back whenever `lacking` changes. Returns a function that unsubscribes. */
  subscribe: (listener: () => void) => () => void;
};

/** The code of a component that is fetched later than the page. `importPart` imports its module. */
export function lazyCode<Props>(importPart: () => Promise<{ default: ComponentType<Props> }>): Code<Props> {
  let loading: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const setLacking = (lacking: Code<Props>["lacking"]) => {
    code.lacking = lacking;
    for (const listener of listeners) listener();
  };
  const code: Code<Props> = {
    component: undefined,
    load: () => {
      loading ??= importTwice(importPart).then(
        (module) => {
          code.component = module.default;
          for (const retry of code.lacking) retry();
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
    lacking: [],
    lack: (retry) => {
      setLacking([...code.lacking, retry]);
      return () => setLacking(code.lacking.filter((other) => other !== retry));
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return code;
}

/** Just after the connection is back, the first request may fail. A second one follows. */
async function importTwice<Module>(importPart: () => Promise<Module>): Promise<Module> {
  try {
    return await importPart();
  } catch (error) {
    if (!navigator.onLine) throw error;
    await wait(1000);
    return importPart();
  }
}

/**
 * The code of a part that opens when a visitor asks for it. Its module is named "*-opened.tsx". The
 * prerendered page has no styles for this part, so the whole stylesheet is loaded with it.
 */
export function openedCode<Props>(importPart: () => Promise<{ default: ComponentType<Props> }>): Code<Props> {
  return lazyCode(async () => {
    const [part] = await Promise.all([importPart(), loadStyles()]);
    return part;
  });
}

/** Fetches the code when the page is idle after the visitor's first touch. */
export function usePrefetch({ prefetch }: { prefetch: () => void }) {
  useEffect(() => afterFirstTouch(prefetch), [prefetch]);
}
