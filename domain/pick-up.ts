import { readProgress as readSheets, sheetName, sheetScreens, sheetTitle } from "./cheat-sheets/cheat-sheets.ts";
import type { ChecklistSection } from "./checklist/checklist.ts";
import { nextThree, progressOf, readProgress } from "./checklist/progress.ts";
import { readKept } from "./directory/pinned-entries.ts";
import { readUrls } from "./job-portals/job-portals.ts";
import { searchSummary, searchToParams } from "./job-search/address.ts";
import { readSavedSearches } from "./job-search/saved-searches.ts";
import { readVariants } from "./prompts/saved-prompts.ts";
import { type ScreenName, screens } from "./screens.ts";
import {
  checklistKey,
  pinnedEntriesKey,
  pinnedPortalsKey,
  portfolioDraftKey,
  promptVariantsKey,
  savedSearchesKey,
  sheetProgressKey,
  trackerGlanceKey,
} from "./storage-keys.ts";
import { keptTurns, turnIn } from "./tracker/glance.ts";
import type { Stored } from "./your-data/stored-text.ts";

/**
 * Something that a visitor began, and where it goes on; `when` is the day of a step, or its moment.
 */
export type PickUp = {
  screen: ScreenName;
  href: string;
  title: string;
  text: string;
  when?: { on: string; at?: string };
};

/** What a browser may keep of what was begun. */
export const pickUpKeys = [
  trackerGlanceKey,
  savedSearchesKey,
  checklistKey,
  sheetProgressKey,
  portfolioDraftKey,
  pinnedPortalsKey,
  promptVariantsKey,
  pinnedEntriesKey,
];

/** What was begun on this browser, at most one line a tool; `now` is in ms. */
export function pickUps(stored: Stored, sections: ChecklistSection[], now: number): PickUp[] {
  const kept = (key: string) => stored[key] ?? null;
  return [
    ...tracker(kept(trackerGlanceKey), now),
    ...readSavedSearches(kept(savedSearchesKey))
      .slice(0, 1)
      .map(({ search }) =>
        begun("job-search", searchSummary(search), "Search again", `?${searchToParams(search)}#results`),
      ),
    ...checklist(kept(checklistKey), sections, now),
    ...sheet(kept(sheetProgressKey)),
    ...portfolio(kept(portfolioDraftKey)),
    ...counted("job-portals", readUrls(kept(pinnedPortalsKey)).length, "pinned portal", "Open them", "#my-portals"),
    ...counted("prompts", readVariants(kept(promptVariantsKey)).length, "saved prompt", "Use one again", "?saved=1"),
    ...entries(kept(pinnedEntriesKey)),
  ];
}

function begun(screen: ScreenName, title: string, text: string, at = ""): PickUp {
  return { screen, href: screens[screen].path + at, title, text };
}

function counted(screen: ScreenName, count: number, what: string, text: string, at: string): PickUp[] {
  return count === 0 ? [] : [begun(screen, `${count} ${what}${count === 1 ? "" : "s"}`, text, at)];
}

/** What is due in the tracker; without that, what comes next. */
function tracker(stored: string | null, now: number): PickUp[] {
  const turn = turnIn(keptTurns(stored), now);
  if (!turn) return [];
  const { due, first } = turn;
  if (due === undefined) return [begun("tracker", "Your tracker", "See what comes next")];
  if (!first) return [];
  const title = due > 0 ? `${due} due in your tracker` : "Next in your tracker";
  const text = `${first.what}${/[?!.]$/.test(first.what) ? "" : ":"} ${first.title}`;
  return [{ ...begun("tracker", title, text, due > 1 ? "" : `#open=${first.id}`), when: first }];
}

function checklist(stored: string | null, sections: ChecklistSection[], now: number): PickUp[] {
  const checked = readProgress(stored, sections, now);
  const { done, total } = progressOf(sections, checked);
  const [next] = nextThree(sections, checked);
  if (done === 0 || !next) return [];
  return [begun("checklist", `${done} of ${total} steps done`, `Next: ${next.item.text}`, `#${next.item.id}`)];
}

/** The sheet that was read last, where the reading stopped. */
function sheet(stored: string | null): PickUp[] {
  const [name, progress] = Object.entries(readSheets(stored)).at(-1) ?? [];
  const screen = sheetScreens.find((sheet) => sheetName(sheet.name) === name);
  if (!screen || !progress) return [];
  const { length } = progress.read;
  const text = `${length} section${length === 1 ? "" : "s"} read, go on`;
  return [begun(screen.name, `${sheetTitle(screen.title)} cheat sheet`, text, `#${progress.last}`)];
}

function portfolio(stored: string | null): PickUp[] {
  if (stored === null) return [];
  const name = draftName(stored);
  return [begun("portfolio", name ? `${name}'s portfolio` : "Your portfolio", "Check it and download it")];
}

function draftName(draft: string): string {
  try {
    return String(JSON.parse(draft).data.settings.name ?? "").slice(0, 60);
  } catch {
    return "";
  }
}

/** The directory with the newest pin. */
function entries(stored: string | null): PickUp[] {
  const pins = readKept(stored);
  const [newest] = pins;
  if (!newest) return [];
  const own = pins.filter(({ directory }) => directory === newest.directory).length;
  return counted(newest.directory, own, "pin", `In ${screens[newest.directory].title}`, "");
}
