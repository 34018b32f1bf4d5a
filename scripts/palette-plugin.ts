import type { Plugin } from "vite";
import { readPaletteEntries } from "./palette-entries.ts";

const source = "virtual:palette-entries";

/**
 * The index of the command palette, as a module. The search imports it when a visitor opens the
 * palette.
 */
export function paletteEntries(): Plugin {
  return {
    name: "palette-entries",
    resolveId: (id) => (id === source ? `\0${source}` : undefined),
    load: (id) =>
      id === `\0${source}`
        ? `export default JSON.parse(${JSON.stringify(JSON.stringify(readPaletteEntries()))})`
        : undefined,
  };
}
