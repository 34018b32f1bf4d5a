import { type PaletteEntry, unpacked } from "#domain/palette/palette.ts";
import { createPalette, type Palette, searchPalette } from "#domain/palette/search.ts";
import { liveEntries } from "./live-entries.ts";

/** The typed query, and the keys of recently opened entries. */
type Question = { query: string; recent: string[] };

/** Visitors would not read more results. */
const maxResults = 20;

let palette: Promise<Palette> | undefined;

/** Loads the index. Contests and hackathons are added when they arrive. */
async function load(): Promise<Palette> {
  const { default: packed } = await import("virtual:palette-entries");
  const entries = packed.map(unpacked);
  liveEntries().then((live) => {
    if (live.length > 0) palette = Promise.resolve(createPalette([...entries, ...live]));
  });
  return createPalette(entries);
}

/** Searches the index. The first question loads it. */
export async function answer({ query, recent }: Question): Promise<PaletteEntry[]> {
  palette ??= load();
  palette.catch(() => {
    palette = undefined; // the next question tries again
  });
  return searchPalette(await palette, query, recent, maxResults);
}
