import { type PaletteEntry, unpacked } from "#domain/palette/palette.ts";
import { createPalette, type Palette, searchPalette } from "#domain/palette/search.ts";
import { liveEntries } from "./live-entries.ts";

/** The typed query, and the keys of recently opened entries. */
export type Question = { query: string; recent: string[] };

/** Nobody reads more results. */
const maxResults = 20;

let palette: Promise<Palette> | undefined;

/** Contests and hackathons join the index when they have arrived; without them it answers, too. */
async function load(): Promise<Palette> {
  const { default: packed } = await import("virtual:palette-entries");
  const entries = packed.map(unpacked);
  liveEntries().then((live) => {
    if (live.length > 0) palette = Promise.resolve(createPalette([...entries, ...live]));
  });
  return createPalette(entries);
}

/** Loads the index on first use. */
export async function answer({ query, recent }: Question): Promise<PaletteEntry[]> {
  palette ??= load();
  palette.catch(() => {
    palette = undefined; // the next question tries again
  });
  return searchPalette(await palette, query, recent, maxResults);
}
