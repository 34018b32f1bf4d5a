import { isSheet } from "#domain/cheat-sheets/cheat-sheets.ts";
import { type ScreenName, screenList } from "#domain/screens.ts";

/** An entry of Vite's manifest: a built file and its imports. */
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] };
type Manifest = Record<string, Chunk>;

const entry = "index.html";

/** The page module of a screen. All cheat sheets share one. */
function pageOf(name: ScreenName): string {
  return isSheet(name) ? "features/cheat-sheets/sheet-page.tsx" : `features/${name}/page.tsx`;
}

const pages = new Set(screenList.map(({ name }) => pageOf(name)));

/**
 * The scripts that a screen needs before it works, starting with the script that starts the app.
 */
export function scriptsOf(manifest: Manifest, name?: ScreenName): string[] {
  const modules = name ? [entry, pageOf(name)] : [entry];
  if (name === "home") modules.push("features/home/sections.tsx"); // the home page shows these at once, too
  return filesFrom(manifest, modules, ({ imports = [] }) => imports);
}

/**
 * The code whose styles are part of a screen's page: the code that it fetches at once or later.
 * Leaves out workers, other screens' pages, and parts that open with the whole stylesheet
 * (web/ui/lazy-code.ts).
 */
export function codeOf(manifest: Manifest, name?: ScreenName): string[] {
  return filesFrom(manifest, name ? [entry, pageOf(name)] : [entry], ({ imports = [], dynamicImports = [] }) => [
    ...imports,
    ...dynamicImports.filter((module) => !pages.has(module) && !module.endsWith("-opened.tsx")),
  ]);
}

/** The files of the modules, and of everything reachable from them through `next`. */
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
