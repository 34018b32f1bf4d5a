import { type PaletteEntry, unpacked } from "#domain/palette/palette.ts";
import { createPalette, type Palette, searchPalette } from "#domain/palette/search.ts";

/** What is looked for, and the keys of what was opened lately. */
export type Question = { query: string; recent: string[] };

/** More would not be read. */
const most = 20;

let palette: Promise<Palette> | undefined;

async function load(): Promise<Palette> {
  const { default: entries } = await import("virtual:palette-entries");
  return createPalette(entries.map(unpacked));
}

/** Loads the index the first time. */
export async function answer({ query, recent }: Question): Promise<PaletteEntry[]> {
  palette ??= load();
  palette.catch(() => {
    palette = undefined; // the next question tries again
  });
  return searchPalette(await palette, query, recent, most);
}
