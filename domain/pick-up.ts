import { readProgress as readSheets, sheetName, sheetScreens, sheetTitle } from "./cheat-sheets/cheat-sheets.ts";
import type { ChecklistSection } from "./checklist/checklist.ts";
import { nextThree, progressOf, readProgress } from "./checklist/progress.ts";
import { type KeptEntry, readKept } from "./directory/pinned-entries.ts";
import { readUrls } from "./job-portals/job-portals.ts";
import { searchSummary, searchToParams } from "./job-search/address.ts";
import { readSavedSearches } from "./job-search/saved-searches.ts";
import { readVariants } from "./prompts/saved-prompts.ts";
import { type ScreenName, screens } from "./screens.ts";
import {
  checklistKey,
  pinnedEntriesKey,
  pinnedPortalsKey,
  plannedCertificationsKey,
  portfolioDraftKey,
  promptVariantsKey,
  savedSearchesKey,
  sheetProgressKey,
  trackerGlanceKey,
} from "./storage-keys.ts";
import { dayOf } from "./time.ts";
import { keptOpen, keptSnapshots, silence, snapshotAt } from "./tracker/stored-glance.ts";
import type { Stored } from "./your-data/stored-text.ts";

/**
 * Something that a visitor began, and where to continue. `when` is the day of a step, or its exact
 * time.
 */
export type PickUp = {
  screen: ScreenName;
  href: string;
  title: string;
  text: string;
  when?: { on: string; at?: string };
};

/** The storage keys of everything that a visitor may have begun. */
export const pickUpKeys = [
  trackerGlanceKey,
  savedSearchesKey,
  checklistKey,
  sheetProgressKey,
  portfolioDraftKey,
  pinnedPortalsKey,
  promptVariantsKey,
  plannedCertificationsKey,
  pinnedEntriesKey,
];

/** Things begun in this browser, at most one line per tool. `now` is in ms. */
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
    ...plannedAndPinned(readKept(kept(plannedCertificationsKey)), readKept(kept(pinnedEntriesKey))),
  ];
}

function begun(screen: ScreenName, title: string, text: string, at = ""): PickUp {
  return { screen, href: screens[screen].path + at, title, text };
}

function counted(screen: ScreenName, count: number, what: string, text: string, at: string): PickUp[] {
  return count === 0 ? [] : [begun(screen, `${count} ${what}${count === 1 ? "" : "s"}`, text, at)];
}

/** The steps due in the tracker, otherwise its next step, otherwise how much is in it. */
function tracker(stored: string | null, now: number): PickUp[] {
  const snapshot = snapshotAt(keptSnapshots(stored), now);
  if (!snapshot) return [];
  const { due, first } = snapshot;
  if (due === undefined) return [begun("tracker", "Your tracker", "See what comes next")];
  if (!first) return saved(keptOpen(stored));
  const title = due > 0 ? `${due} due in your tracker` : "Next in your tracker";
  const what = first.since ? silence(first.since, dayOf(new Date(now))) : first.what;
  const text = `${what}${/[?!.]$/.test(what) ? "" : ":"} ${first.title}`;
  return [{ ...begun("tracker", title, text, due > 1 ? "" : `#open=${first.id}`), when: first }];
}

const saved = (count: number) =>
  count > 0 ? [begun("tracker", `${count} saved in your tracker`, "Plan the next step")] : [];

function checklist(stored: string | null, sections: ChecklistSection[], now: number): PickUp[] {
  const checked = readProgress(stored, sections, now);
  const { done, total } = progressOf(sections, checked);
  const [next] = nextThree(sections, checked);
  if (done === 0 || !next) return [];
  return [begun("checklist", `${done} of ${total} steps done`, `Next: ${next.item.text}`, `#${next.item.id}`)];
}

/** The cheat sheet read last, at the section where reading stopped. */
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

/** The planned certifications, and the directory with the newest pin, if it is a different one. */
function plannedAndPinned(planned: KeptEntry[], pins: KeptEntry[]): PickUp[] {
  const next = counted("certifications", planned.length, "planned certification", planned[0]?.name ?? "", "");
  const [newest] = pins.filter(({ directory }) => planned.length === 0 || directory !== "certifications");
  if (!newest) return next;
  const own = pins.filter(({ directory }) => directory === newest.directory).length;
  return [...next, ...counted(newest.directory, own, "pin", `In ${screens[newest.directory].title}`, "")];
}
