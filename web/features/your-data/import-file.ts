import { resumeVersionsKey, trackerKey } from "#domain/storage-keys.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";
import { fileRefusals, readExportFile } from "#domain/your-data/data-file.ts";
import type { Stored } from "#domain/your-data/stored-text.ts";
import { type StoredThing, storedThings } from "#domain/your-data/stored-things.ts";
import type { Steps } from "#web/lib/database-rows.ts";
import { readStored } from "#web/lib/storage.ts";
import { showToast } from "#web/lib/toast.ts";
import { joinCode, NotFetched, recordCode, rowsCode } from "./code.ts";
import { readLocal } from "./everything.ts";
import { storeTexts, type Texts } from "./put-texts.ts";

/** The changes of an import: the new texts, the previous texts, and the steps in the database. */
type Import = { texts: Texts; before: Texts; steps: Steps | undefined };

/** An opened file or link: its text, and the things in it. */
export type Incoming = { file: string; things: StoredThing[] };

/** The content of a file if it would replace something in this browser. Otherwise undefined. */
export async function replacing(file: string): Promise<Incoming | undefined> {
  const { things = {} } = await readExportFile(file);
  const isReplaced = ({ key, isJoined }: StoredThing) => !isJoined && ![null, things[key]].includes(readStored(key));
  return thingsIn(things).some(isReplaced) ? { file, things: thingsIn(things) } : undefined;
}

/** The things in a file, in page order. */
export const thingsIn = (things: Stored) => storedThings.filter(({ key }) => key in things);

/**
 * Imports a data file: all of it or nothing. Then shows a toast with Undo, or with the reason why
 * the file was refused. The file may have applications that were deleted in this browser since. If
 * so, first calls `ask` whether to restore them. Returns whether the file was imported.
 */
export async function importFile(file: string, ask: (deleted: TrackerRecord[]) => Promise<boolean>): Promise<boolean> {
  const { things, refusal } = await readExportFile(file);
  if (refusal) return refuse(fileRefusals[refusal]);
  const { [trackerKey]: tracker, [resumeVersionsKey]: kept, ...coming } = things;
  try {
    const records = tracker === undefined ? [] : await readTracker(tracker);
    const versions = kept === undefined ? [] : (await rowsCode()).versionsFrom(kept);
    if (!records || !versions) return refuse(fileRefusals.damaged);
    const texts = (await joinCode()).joinedTexts(readLocal(), coming, Date.now());
    const database = records.length + versions.length > 0 ? await rowsCode() : undefined;
    const deleted = (await database?.deletedSince(records)) ?? [];
    const wantsDeleted = deleted.length > 0 && (await ask(deleted));
    const { before, result: steps } = await putAll(texts, async () =>
      database?.mergeRows({ records, versions }, wantsDeleted),
    );
    const done = { texts, before, steps };
    const description = summaryOf(done, wantsDeleted ? 0 : deleted.length);
    showToast({ title: "Imported", description, action: { label: "Undo", onAction: () => undo(done) }, stays: true });
    return true;
  } catch (error) {
    const reason =
      error instanceof NotFetched
        ? error.message
        : "This browser did not keep all of it: its storage is full or blocked.";
    return refuse(`${reason} Nothing here was changed.`);
  }
}

/** "Things brought back: 2. Applications: 3 brought back, 1 changed." */
function summaryOf({ texts, steps }: Import, stayDeleted: number): string {
  const records = Map.groupBy(steps?.records ?? [], ({ before, after }) => {
    const wasLive = before && !before.deletedAt;
    if (after.deletedAt) return wasLive ? "deleted" : "never seen";
    if (wasLive) return "changed";
    return before ? "brought back" : "added";
  });
  const counts = (["brought back", "added", "changed", "deleted"] as const)
    .map((what) => ({ what, count: records.get(what)?.length ?? 0 }))
    .filter(({ count }) => count > 0);
  const parts = counts.map(({ what, count }) => `${count} ${what}`);
  if (stayDeleted > 0) parts.push(`${stayDeleted} still deleted`);
  const things = Object.keys(texts).length + Math.min(counts.length, 1) + (steps?.versions.length ? 1 : 0);
  const sentence = things > 0 ? `Things brought back: ${things}.` : "All that it brings was here already.";
  return parts.length > 0 ? `${sentence} Applications: ${parts.join(", ")}.` : sentence;
}

/** Undoes an import. Anything that has changed since the import stays as it is. */
async function undo(done: Import): Promise<void> {
  const { texts, before, steps } = done;
  const unchanged = Object.keys(texts).filter((key) => readStored(key) === texts[key]);
  try {
    const earlier = Object.fromEntries(unchanged.map((key) => [key, before[key] ?? null]));
    const { result: isAll } = await putAll(earlier, async () => (steps ? (await rowsCode()).unmergeRows(steps) : true));
    const isWhole = isAll && unchanged.length === Object.keys(texts).length;
    showToast({
      title: "Undone",
      description: isWhole ? "Everything is as it was before the import." : "What you changed after the import stays.",
    });
  } catch {
    const description = "This browser does not let us change its storage. All of the import is still here.";
    const again = { label: "Try again", onAction: () => undo(done) };
    showToast({ title: "Not undone", description, destructive: true, action: again, stays: true });
  }
}

/** Changes localStorage and the database: both or neither. */
async function putAll<Result>(texts: Texts, change: () => Promise<Result>) {
  const before = storeTexts(texts);
  try {
    return { before, result: await change() };
  } catch (error) {
    storeTexts(before);
    throw error;
  }
}

function refuse(description: string): false {
  showToast({ title: "Not imported", description, destructive: true });
  return false;
}

async function readTracker(text: string): Promise<TrackerRecord[] | undefined> {
  const { readRecords } = await recordCode();
  try {
    return readRecords(JSON.parse(text));
  } catch {
    return undefined;
  }
}
