import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const folder = dirname(createRequire(import.meta.url).resolve("tesseract-wasm"));

/**
 * Adds the engines of the OCR package to the build. The package does not export them, so the page
 * fetches them by address. The package's own worker is left out, because nothing starts it.
 */
export function scanFiles(): Plugin {
  return {
    name: "scan-files",
    enforce: "pre",
    resolveId: {
      filter: { id: /^tesseract-wasm\/dist\/[\w-]+\.wasm\?url$/ },
      handler: (id) => join(folder, id.slice("tesseract-wasm/dist/".length)),
    },
    transform: {
      filter: { id: /tesseract-wasm\/dist\/lib\.js/ },
      handler: (code) => ({
        code: code.replace('new URL("./tesseract-worker.js", import.meta.url).href', '""'),
        map: { mappings: "" },
      }),
    },
  };
}
