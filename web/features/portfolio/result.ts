import { orNewBuild } from "#web/lib/new-build.ts";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { editor } from "./parts.ts";

export const preview = lazyCode(orNewBuild(() => import("./preview.tsx")));

let loading: ReturnType<typeof load> | undefined;

/**
 * Loads all code that the result needs, once, so that no part can fail later. After a failure, the
 * next call tries again. The toasters' code comes afterwards, because toasts work without it.
 */
export function loadResult(): Promise<typeof import("./first-draft.ts")> {
  loading ??= load();
  return loading;
}

async function load() {
  try {
    const [draft] = await Promise.all([import("./first-draft.ts"), preview.load(), editor.load()]);
    import("#web/ui/toasters-opened.tsx").catch(() => {});
    return draft;
  } catch {
    loading = undefined;
    throw new Error("The connection failed");
  }
}
