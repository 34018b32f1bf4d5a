import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const folder = dirname(createRequire(import.meta.url).resolve("tesseract-wasm"));

/**
 * The package that recognizes words does not export its engines, which the page fetches by address.
 * It names a worker of its own, which would be built although nobody starts it.
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
