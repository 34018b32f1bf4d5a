import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { markdown } from "./markdown-plugin.ts";
import { paletteEntries } from "./palette-plugin.ts";
import { relatedModule } from "./related-plugin.ts";
import { cheatSheets } from "./sheet-plugin.ts";

/** What turns the sources of a page into modules, in the browser's build, the prerendering and the tests alike. */
export function pagePlugins(): PluginOption[] {
  return [react(), cheatSheets(), markdown(), paletteEntries(), relatedModule()];
}
