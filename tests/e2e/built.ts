import { readFileSync } from "node:fs";

/** The HTML of the last build for an address. The server sends this file unchanged. */
export const builtPage = (path: string) => readFileSync(`dist/client${path === "/" ? "/index" : path}.html`, "utf8");
