import { orNewBuild } from "#web/lib/new-build.ts";
import { lazyCode } from "#web/ui/lazy-code.ts";
import { editor } from "./parts.ts";

export const preview = lazyCode(orNewBuild(() => import("./preview.tsx")));

/** Loads all code that the result needs, so that no part of it can fail later. */
export async function loadResult(): Promise<typeof import("./first-draft.ts")> {
  try {
    await Promise.all([preview.load(), editor.load(), import("#web/ui/toasters-opened.tsx")]);
    return await import("./first-draft.ts");
  } catch {
    throw new Error("The connection failed");
  }
}
