import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Plugin } from "vite";

const find = createRequire(import.meta.url).resolve;
const { version } = JSON.parse(readFileSync(find("pyodide/package.json"), "utf8"));
const folder = `assets/pyodide-${version}`;
const types: Record<string, string> = {
  "pyodide.asm.mjs": "text/javascript",
  "pyodide.asm.wasm": "application/wasm",
  "python_stdlib.zip": "application/zip",
  "pyodide-lock.json": "application/json",
};

const emptyModule = "\0node-module";

/**
 * Adds Python for the browser to the build. Its files find each other by name, so they keep their
 * names, in a folder whose name has the version.
 */
export function pyodideFiles(): Plugin {
  return {
    name: "pyodide-files",
    enforce: "pre",
    // Pyodide imports Node's modules only in Node, never here.
    resolveId(source, importer) {
      if (source.startsWith("node:") && importer?.includes("/pyodide/")) return emptyModule;
    },
    load(id) {
      if (id === emptyModule) return "export default {}";
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${folder}`, ({ url = "" }, response, next) => {
        const type = types[url.slice(1)];
        if (!type) return next();
        response.setHeader("Content-Type", type).end(readFileSync(find(`pyodide${url}`)));
      });
    },
    generateBundle() {
      if (this.environment.name !== "client") return;
      for (const name of Object.keys(types))
        this.emitFile({ type: "asset", fileName: `${folder}/${name}`, source: readFileSync(find(`pyodide/${name}`)) });
    },
  };
}
