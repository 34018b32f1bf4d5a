import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

const folder = dirname(createRequire(import.meta.url).resolve("tesseract-wasm"));

/** The package that recognizes words does not export its engines, which the page fetches by address. */
export function scanFiles(): Plugin {
  return {
    name: "scan-files",
    enforce: "pre",
    resolveId: {
      filter: { id: /^tesseract-wasm\/dist\/[\w-]+\.wasm\?url$/ },
      handler: (id) => join(folder, id.slice("tesseract-wasm/dist/".length)),
    },
  };
}
