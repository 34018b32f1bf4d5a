import react from "@vitejs/plugin-react";
import type { PluginOption } from "vite";
import { markdown } from "./markdown-plugin.ts";
import { ownIcons } from "./own-icons-plugin.ts";
import { paletteEntries } from "./palette-plugin.ts";
import { relatedModule } from "./related-plugin.ts";
import { scanFiles } from "./scan-files-plugin.ts";
import { cheatSheets } from "./sheet-plugin.ts";

/** The Vite plugins for pages. The browser's build, prerendering and tests share them. */
export function pagePlugins(): PluginOption[] {
  return [react(), ownIcons(), cheatSheets(), markdown(), paletteEntries(), relatedModule(), scanFiles()];
}
