import { isSheet } from "#domain/cheat-sheets/cheat-sheets.ts";
import { type ScreenName, screenList } from "#domain/screens.ts";

/** What Vite's manifest says of a built file. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

const entry = "index.html";

/** The page of a screen. All sheets share one. */
function pageOf(name: ScreenName): string {
  return isSheet(name) ? "features/cheat-sheets/sheet-page.tsx" : `features/${name}/page.tsx`;
}

const pages = new Set(screenList.map(({ name }) => pageOf(name)));

/** The scripts that a screen needs before it works; first the one that starts the app. */
export function scriptsOf(manifest: Manifest, name?: ScreenName): string[] {
  const modules = name ? [entry, pageOf(name)] : [entry];
  if (name === "home") modules.push("features/home/sections.tsx"); // it is shown at once, too
  return filesFrom(manifest, modules, ({ imports = [] }) => imports);
}

/** The code that a screen fetches at once or later, without threads and other screens' pages. */
export function codeOf(manifest: Manifest, name?: ScreenName): string[] {
  return filesFrom(manifest, name ? [entry, pageOf(name)] : [entry], ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter((module) => !pages.has(module)),
  ]);
}

/** The files of the modules and of everything that `next` leads to from them. */
function filesFrom(manifest: Manifest, modules: string[], next: (chunk: Chunk) => string[]): string[] {
  const files = new Set<string>();
  const follow = (module: string) => {
    const chunk = manifest[module];
    if (!chunk) throw new Error(`The build has no ${module}`);
    if (files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    next(chunk).forEach(follow);
  };
  modules.forEach(follow);
  return [...files];
}
