import { type ComponentType, useEffect } from "react";
import { afterFirstTouch } from "#web/lib/first-touch.ts";

export type Code<Props> = {
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
