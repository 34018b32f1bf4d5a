import { readFileSync } from "node:fs";
import { cloudflare } from "@cloudflare/vite-plugin";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, minifySync, type Plugin } from "vite";
import { boundedPdf } from "./scripts/bounded-pdf-plugin.ts";
import { isListed, sharedChunks } from "./scripts/chunks.ts";
import { fontsWithoutWoff2 } from "./scripts/fonts-without-woff2-plugin.ts";
import { leanReactDom } from "./scripts/lean-react-plugin.ts";
import { paletteEntries } from "./scripts/palette-plugin.ts";
import { pagePlugins } from "./scripts/plugins.ts";
import { pyodideFiles } from "./scripts/pyodide-plugin.ts";
import { relatedModule } from "./scripts/related-plugin.ts";
import { scanFiles } from "./scripts/scan-files-plugin.ts";

/** The script that must run before the first paint stands in the page itself. */
function inlineFirstPaint(): Plugin {
  return {
    name: "inline-first-paint",
    transformIndexHtml: {
      order: "pre",
      handler: (html) =>
        html.replace(
          '<script src="./first-paint.js"></script>',
          () => `<script>${minifySync("first-paint.js", readFileSync("web/first-paint.js", "utf8")).code}</script>`,
        ),
    },
  };
}

/** In development every page is the same shell: the prerendered files exist only in a build. */
function shellForEveryPage(): Plugin {
  return {
    name: "shell-for-every-page",
    configureServer: {
      order: "pre",
      handler({ middlewares }) {
        middlewares.use((request, _, next) => {
          const isPage = request.headers["sec-fetch-dest"] === "document" && !request.url?.startsWith("/api/");
          if (isPage) Object.assign(request, { url: "/", originalUrl: "/" });
          next();
        });
      },
    },
  };
}

/** How long each plugin took is nothing to read at every build. */
const quiet = { checks: { pluginTimings: false } };

export default defineConfig({
  root: "web",
  envPrefix: ["VITE_", "SITE_"],
  plugins: [
    pagePlugins(),
    tailwindcss(),
    pyodideFiles(),
    inlineFirstPaint(),
    shellForEveryPage(),
    boundedPdf(),
    leanReactDom(),
    cloudflare({ configPath: "../wrangler.toml", persistState: { path: "../.wrangler/state" } }),
  ],
  worker: {
    format: "es",
    plugins: () => [paletteEntries(), relatedModule(), pyodideFiles(), boundedPdf(), fontsWithoutWoff2(), scanFiles()],
    rolldownOptions: quiet,
  },
  // The budgets test measures what a visit downloads; a size warning per chunk would say less.
  build: {
    outDir: "../dist",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 10_000,
    cssCodeSplit: false, // one stylesheet, which every page holds: no lazy part fetches it again
    modulePreload: { polyfill: false }, // browsers without it fetch a module when it is imported
    rolldownOptions: quiet,
  },
  optimizeDeps: { exclude: ["@sqlite.org/sqlite-wasm", "pyodide"] }, // they look for their files beside themselves
  environments: {
    client: {
      build: {
        manifest: true,
        rolldownOptions: {
          ...quiet,
          // What nobody uses of domain/ goes, since it is pure: no chunk fetches it for a name's sake.
          treeshake: { moduleSideEffects: [{ test: /\/domain\//, sideEffects: false }] },
          output: {
            // A chunk of several parts has all their names: the first one is enough.
            chunkFileNames: ({ name }) => `assets/${name.split("~")[0]}-[hash].js`,
            // What every visit needs in one file, what several screens share in others, the rest only when wanted.
            codeSplitting: {
              groups: [
                { name: "shell", tags: ["$initial"], priority: 2 },
                ...Object.entries(sharedChunks).map(([name, files]) => ({
                  name,
                  test: (id: string) => isListed(files, id),
                  minShareCount: 2,
                  priority: 1,
                })),
                {
                  name: "primitives",
                  test: /node_modules\/(?!lucide-react)/, // icons stay with those who show them
                  minShareCount: 2,
                  entriesAware: true,
                  entriesAwareMergeThreshold: 20_000,
                },
              ],
            },
          },
        },
      },
    },
  },
});
