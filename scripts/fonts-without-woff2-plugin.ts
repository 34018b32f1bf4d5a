import type { Plugin } from "vite";

/**
 * Removes the WOFF2 decompressor from the font library, because its dictionary takes 120 kB. Our
 * resume fonts are TrueType files.
 */
export function fontsWithoutWoff2(): Plugin {
  return {
    name: "fonts-without-woff2",
    enforce: "pre",
    resolveId: { filter: { id: /^brotli\/decompress/ }, handler: () => "\0no-brotli" },
    load: {
      filter: { id: /^\0no-brotli$/ },
      handler: () => 'export default () => { throw new Error("WOFF2 is left out"); };',
    },
  };
}
