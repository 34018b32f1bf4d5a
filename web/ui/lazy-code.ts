import { type ComponentType, useEffect } from "react";
import { afterFirstTouch } from "#web/lib/first-touch.ts";

export type Code<Props> = {
  component: ComponentType<Props> | undefined;
  /** Fetches the code once. After a failure, the next call tries again. */
  load: () => Promise<void>;
  /** Fetches the code early and ignores a failure, which load() reports later. */
  prefetch: () => void;
};

/**
 * The code of a component that is fetched later than the page. `importPart` imports its module.
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
