import { readProgress, readQuizzes } from "../cheat-sheets/cheat-sheets.ts";
import { joinedProgress } from "../checklist/progress.ts";
import { isAmong, type KeptEntry, readKept, withKept, withVisited } from "../directory/pinned-entries.ts";
import { readSetAside, setAsideText } from "../job-match/set-aside.ts";
import { maxUrls, readUrls } from "../job-portals/job-portals.ts";
import { searchToParams } from "../job-search/address.ts";
import { maxSearches, readSavedSearches, savedSearchesText } from "../job-search/saved-searches.ts";
import { maxVariants, readVariants } from "../prompts/saved-prompts.ts";
import * as keys from "../storage-keys.ts";
import type { Stored } from "./stored-text.ts";

/** This browser's items come first, so a full list loses none of them. */
type Join = (here: string, coming: string, now: number) => string;

const joins: Record<string, Join> = {
  [keys.checklistKey]: joinedProgress,
  [keys.pinnedPortalsKey]: joinedUrls,
  [keys.visitedPortalsKey]: joinedUrls,
  [keys.pinnedEntriesKey]: joinedEntries(withKept),
  [keys.plannedCertificationsKey]: joinedEntries(withKept),
  [keys.doneCertificationsKey]: joinedEntries(withKept),
  [keys.visitedEntriesKey]: joinedEntries(withVisited),
  [keys.setAsideTermsKey]: (here, coming) =>
    setAsideText([...new Set([...readSetAside(coming), ...readSetAside(here)])]),
  [keys.savedSearchesKey]: (here, coming) =>
    savedSearchesText(
      newest(readSavedSearches(here), readSavedSearches(coming), maxSearches, {
        keyOf: ({ search }) => searchToParams(search).toString(),
        timeOf: ({ lastOpened }) => lastOpened,
      }),
    ),
  [keys.promptVariantsKey]: (here, coming) =>
    JSON.stringify(
      newest(readVariants(here), readVariants(coming), maxVariants, {
        keyOf: ({ promptId, name }) => `${promptId} ${name}`,
        timeOf: ({ saved }) => saved,
      }),
    ),
  [keys.sheetProgressKey]: (here, coming) => {
    const [ours, theirs] = [readProgress(here), readProgress(coming)];
    const both = Object.entries(ours).map(([sheet, { last, read }]) => [
      sheet,
      { last, read: [...new Set([...read, ...(theirs[sheet]?.read ?? [])])] },
    ]);
    return JSON.stringify({ ...without(theirs, ours), ...Object.fromEntries(both) });
  },
  [keys.quizzesKey]: (here, coming) => {
    const ours = readQuizzes(here);
    return JSON.stringify({ ...without(readQuizzes(coming), ours), ...ours });
  },
};

/** The keys whose texts are joined. The texts of other keys are replaced. */
export const joinedKeys = Object.keys(joins);

/**
 * The texts that an import changes: sets and lists are put together with those here, other things
 * are replaced. A certification that is done on either device is not planned any more.
 */
export function joinedTexts(here: Stored, coming: Stored, now: number): Stored {
  const both = Object.fromEntries(
    Object.entries(coming).map(([key, text]) => {
      const own = here[key];
      return [key, own === undefined || own === text ? text : (joins[key]?.(own, text, now) ?? text)];
    }),
  );
  const { [keys.plannedCertificationsKey]: planned, [keys.doneCertificationsKey]: done } = { ...here, ...both };
  if (planned !== undefined && done !== undefined) {
    const taken = readKept(done);
    const open = readKept(planned).filter((entry) => !isAmong(taken, entry));
    both[keys.plannedCertificationsKey] = JSON.stringify(open);
  }
  return Object.fromEntries(Object.entries(both).filter(([key, text]) => here[key] !== text));
}

function joinedUrls(here: string, coming: string): string {
  return JSON.stringify([...new Set([...readUrls(here), ...readUrls(coming)])].slice(0, maxUrls));
}

function joinedEntries(add: (kept: KeptEntry[], entry: KeptEntry) => KeptEntry[]): Join {
  return (here, coming) => JSON.stringify(readKept(here).reduceRight(add, readKept(coming)));
}

/** The items of both lists, newest first. If both lists have an item, the newer one stays. */
function newest<Item>(
  here: Item[],
  coming: Item[],
  max: number,
  { keyOf, timeOf }: { keyOf: (item: Item) => string; timeOf: (item: Item) => number },
): Item[] {
  const items = new Map(here.map((item) => [keyOf(item), item]));
  for (const item of coming) {
    const own = items.get(keyOf(item));
    if (!own || timeOf(own) < timeOf(item)) items.set(keyOf(item), item);
  }
  return [...items.values()].slice(0, max).sort((a, b) => timeOf(b) - timeOf(a));
}

function without<Kept>(theirs: Record<string, Kept>, ours: Record<string, Kept>): Record<string, Kept> {
  return Object.fromEntries(Object.entries(theirs).filter(([name]) => !Object.hasOwn(ours, name)));
}
