import { readFileSync } from "node:fs";

/** The page of the last build for an address. It is served as it is. */
export const builtPage = (path: string) => readFileSync(`dist/client${path === "/" ? "/index" : path}.html`, "utf8");
