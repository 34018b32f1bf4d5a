import { type PaletteEntry, unpacked } from "#domain/palette/palette.ts";
import { createPalette, type Palette, searchPalette } from "#domain/palette/search.ts";

/** The typed query, and the keys of recently opened entries. */
export type Question = { query: string; recent: string[] };

/** Nobody reads more results. */
const most = 20;

let palette: Promise<Palette> | undefined;

async function load(): Promise<Palette> {
  const { default: entries } = await import("virtual:palette-entries");
  return createPalette(entries.map(unpacked));
}

/** Loads the index on first use. */
export async function answer({ query, recent }: Question): Promise<PaletteEntry[]> {
  palette ??= load();
  palette.catch(() => {
    palette = undefined; // the next question tries again
  });
  return searchPalette(await palette, query, recent, most);
}
