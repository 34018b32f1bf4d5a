import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { build, type Manifest } from "vite";
import { isSheet } from "#domain/cheat-sheets/cheat-sheets.ts";
import { type ScreenName, screenList } from "#domain/screens.ts";

/**
 * The files that the service worker of a build caches. It caches `shell` at once, and the files in
 * `onDemand` when they are first used.
 */
export type OfflineFiles = { build: string; shell: string[]; onDemand: string[] };

/**
 * Large parts that not every visitor needs, by paths in the repository or the build: the rows of
 * directories, cheat sheets, the command palette's index, letters of other languages, and the
 * engines that read and write files, recognize words and run code.
 */
const wantedBySome =
  /content\/(?!checklist|job-portals)|palette-entries|latin-ext|\.(pdf|wasm|gz|ttf|icc)$|pyodide|sqlite3|read-file|(pdf|resume|drawing|docx|scan)-worker|run-(python|sql|javascript)/;

/** Pages that are cached only after a visit, like the directories and sheets. */
const legalPages: ScreenName[] = ["privacy-policy", "terms-of-service"];

/** The files of a finished build, grouped by when they are cached. */
export function offlineFiles(out: string, build: string, manifest: Manifest): OfflineFiles {
  const sources = new Map(Object.values(manifest).map(({ file, src }) => [`/${file}`, src ?? file]));
  const files = readdirSync(`${out}/assets`, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `/${join(parentPath, name).slice(out.length + 1)}`)
    .sort();
  const pages = screenList
    .filter(({ name, isDirectory }) => !isSheet(name) && !isDirectory && !legalPages.includes(name))
    .map(({ path }) => path);
  const needed = new Set(pages.flatMap((path) => scriptsOf(`${out}${path === "/" ? "/index" : path}.html`)));
  const large = files.filter((file) => !needed.has(file) && wantedBySome.test(`${sources.get(file)} ${file}`));
  // Workers have their own copies of rows that pages also have. The manifest does not list these
  // copies.
  const names = new Set(large.map(nameOf));
  const onDemand = files.filter((file) => large.includes(file) || (!sources.has(file) && names.has(nameOf(file))));
  const kept = files.filter((file) => !onDemand.includes(file));
  return { build, shell: [...pages, "/offline", "/icon.svg", "/manifest.webmanifest", ...kept], onDemand };
}

/** The scripts that a page needs before it works. */
function scriptsOf(page: string): string[] {
  return /data-scripts="([^"]*)"/.exec(readFileSync(page, "utf8"))?.[1]?.split(" ") ?? [];
}

/** A file's name without its hash. */
const nameOf = (file: string) => file.replace(/-[\w-]{8}(?=\.\w+$)/, "");

/** "uninstall" removes itself and everything that the service worker has cached. */
type WorkerName = "service-worker" | "uninstall";

/** Writes sw.js into the folder `out`. */
export async function writeServiceWorker(out: string, files: OfflineFiles, source: WorkerName): Promise<void> {
  await build({
    configFile: false,
    root: "web",
    logLevel: "warn",
    define: { __OFFLINE__: JSON.stringify(files) },
    build: {
      outDir: resolve(out),
      emptyOutDir: false,
      copyPublicDir: false,
      modulePreload: false,
      rolldownOptions: {
        input: `web/service-worker/${source}.ts`,
        output: { entryFileNames: "sw.js", format: "iife" },
        checks: { pluginTimings: false },
      },
    },
  });
}
