import { sheetTitle } from "../cheat-sheets/cheat-sheets.ts";
import { directoryNames } from "../directory/directory.ts";
import { maxSearchLength } from "../limits.ts";
import { screens } from "../screens.ts";
import { bestFirst, corrected, firstFound, mayLack, tellingWords } from "../text/search.ts";
import { similarNames } from "../text/similar.ts";
import { spelledWords as words } from "../text/spelling.ts";
import { parseUrl } from "../text/url.ts";
import { entryKey, type Kind, kindNames, type PaletteEntry } from "./palette.ts";
import { score, type Wanted, wantedWord } from "./score.ts";

/** Entries prepared for search. Entries with equal scores keep their order. */
export type Palette = { entries: PaletteEntry[]; names: string[]; aliases: string[][]; texts: string[] };

/** Extra points for an entry of this kind when its name has all the words. */
const worth: Partial<Record<Kind, number>> = {
  tool: 60,
  filter: 25,
  category: 25,
  page: 20,
  prompt: 20,
  "cheat-sheets": 12,
  checklist: 8,
  contests: 8,
  hackathons: 8,
  "job-portals": 6,
};

/** Prepares entries for search: their words are folded once. */
export function createPalette(entries: PaletteEntry[]): Palette {
  return {
    entries,
    names: entries.map(({ name }) => ` ${words(name)} `),
    aliases: entries.map(aliasesOf),
    texts: entries.map(
      ({ kind, url, about, words: more = "" }) => ` ${words(`${about} ${more} ${kindNames[kind]} ${siteOf(url)}`)} `,
    ),
  };
}

/** The other names of an entry, such as "my data" of "Your data", or "Rust" of Rust projects. */
function aliasesOf(entry: PaletteEntry): string[] {
  const { kind, name, url, words: more } = entry;
  if (url === screens["job-search"].path) return ["job", "jobs"];
  if (kind === "page") return [words(name).replace(/^your /, "my ")];
  if (kind === "filter") return [words(name).replace(/ (?:contests|projects)$/, "")];
  if (isWholeSheet(entry)) return [words(sheetTitle(name))];
  return more && directoryNames.some((name) => name === kind) ? more.split(",").map(words) : [];
}

const isWholeSheet = ({ kind, url }: PaletteEntry) => kind === "cheat-sheets" && !url.includes("#");

const worthOf = (entry: PaletteEntry) => (isWholeSheet(entry) ? 40 : (worth[entry.kind] ?? 0));

function siteOf(url: string): string {
  return parseUrl(url)?.host.replace(/^www\./, "") ?? "";
}

/** The words that matched but show in neither name nor `about`: hidden words, or a synonym. */
function matchOf({ name, about, kind, words: more = "" }: PaletteEntry, wanted: Wanted[]): string | undefined {
  const shown = ` ${words(`${name} ${about} ${kindNames[kind]}`)}`;
  const phrases = more.split(",").map(words);
  const hidden = wanted.flatMap(({ stem, meant }) => {
    if (shown.includes(` ${stem}`)) return [];
    const phrase = phrases.find((phrase) => ` ${phrase}`.includes(` ${stem}`));
    const synonym = meant.find((other) => `${shown} ${words(more)}`.includes(` ${other}`));
    return phrase && phrase.length <= maxPhrase ? phrase : (synonym ?? []);
  });
  return hidden.length > 0 ? [...new Set(hidden)].join(", ") : undefined;
}

const maxPhrase = 30;

/**
 * Up to `limit` entries that match every word or a synonym of it, best first. Stop words are
 * ignored. Recently opened entries (`recent` has their keys) get extra points. If nothing matches,
 * each word of a name may have one wrong letter; names with the exact word come first. If that
 * finds nothing, one of three or more words may be missing, or one of two for our own tools.
 */
export function searchPalette(palette: Palette, query: string, recent: string[], limit: number): PaletteEntry[] {
  const { entries, names, aliases, texts } = palette;
  const typed = words(query.slice(0, maxSearchLength));
  if (typed === "") return [];
  const telling = tellingWords(typed);
  const wanted = telling.map(wantedWord);
  const lately = new Set(recent);
  const ranked = (typed: string, wanted: Wanted[], lacking = (_: Kind) => 0) =>
    bestFirst(entries, (entry, at) => {
      const name = aliases[at]?.includes(typed) ? ` ${typed} ` : (names[at] ?? "");
      const [bonus, isRecent] = [worthOf(entry), lately.has(entryKey(entry))];
      const candidate = { name, text: texts[at] ?? "", bonus, isRecent, maxLacking: lacking(entry.kind) };
      return score(candidate, { typed, wanted });
    });
  return firstFound(
    () => ranked(typed, wanted),
    () => {
      const right = corrected(telling, names);
      const whole = ranked(right.join(" "), right.map(wantedWord));
      return [...new Set([...whole, ...similarNames(entries, names, telling.join(" "))])];
    },
    () => ranked(typed, wanted, (kind) => (kind === "tool" && wanted.length > 1 ? 1 : mayLack(wanted.length))),
  )
    .slice(0, limit)
    .map((entry) => {
      const match = matchOf(entry, wanted);
      return match ? { ...entry, match } : entry;
    });
}
