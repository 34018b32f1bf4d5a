import { orNewBuild } from "#web/lib/new-build.ts";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { editor } from "./parts.ts";

export const preview = lazyCode(orNewBuild(() => import("./preview.tsx")));

/**
 * Loads all code that the result needs, so that no part of it can fail later. The toasters, which
 * can do without theirs, load after it.
 */
export async function loadResult(): Promise<typeof import("./first-draft.ts")> {
  try {
    const [draft] = await Promise.all([import("./first-draft.ts"), preview.load(), editor.load()]);
    import("#web/ui/toasters-opened.tsx").catch(() => {});
    return draft;
  } catch {
    throw new Error("The connection failed");
  }
}
