import { useEffect, useState } from "react";
import type { ResumeVersion } from "#domain/resume-versions/versions.ts";
import { resumeVersionsKey } from "#domain/storage-keys.ts";
import { database } from "./database.ts";

const store = resumeVersionsKey;
const listeners = new Set<() => void>();

/** Opened at first use, so that other pages do not listen. */
let channel: BroadcastChannel | undefined;

/** Another tab has changed or deleted the version since it was shown here. */
export class Outdated extends Error {}

/** All versions, the newest first. */
export async function readVersions(): Promise<ResumeVersion[]> {
  const versions = await (await database()).getAll(store);
  return versions.sort((a, b) => b.keptAt.localeCompare(a.keptAt));
}

/** Calls back when a version has changed in any tab. Returns a function that unsubscribes. */
export function onVersions(listener: () => void): () => void {
  channel ??= new BroadcastChannel("zto-resume-versions");
  channel.addEventListener("message", listener);
  listeners.add(listener);
  return () => {
    channel?.removeEventListener("message", listener);
    listeners.delete(listener);
  };
}

/** Tells all tabs that the versions have changed. */
export function versionsChanged() {
  for (const listener of listeners) listener();
  channel?.postMessage("changed");
}

/** The versions, kept up to date. Undefined while they are being read or if they cannot be read. */
export function useVersions(): ResumeVersion[] | undefined {
  const [versions, setVersions] = useState<ResumeVersion[]>();

  // Follows the database.
  useEffect(() => {
    const read = () => readVersions().then(setVersions, () => {});
    read();
    return onVersions(read);
  }, []);
  return versions;
}

/** Adds a version. Rejects if the browser cannot store it. */
export async function addVersion(version: ResumeVersion): Promise<void> {
  await (await database()).add(store, version);
  versionsChanged();
}

/**
 * Replaces a version with `next`, or deletes it if `next` is undefined. Throws Outdated if another
 * tab has changed the version since it was shown, so that no change is lost.
 */
export async function changeVersion(shown: ResumeVersion, next: ResumeVersion | undefined): Promise<void> {
  const transaction = (await database()).transaction(store, "readwrite");
  const current = await transaction.store.get(shown.id);
  if (current?.keptAt !== shown.keptAt) {
    transaction.done.catch(() => {});
    transaction.abort();
    versionsChanged();
    throw new Outdated("The version was changed in another tab");
  }
  await Promise.all([next ? transaction.store.put(next) : transaction.store.delete(shown.id), transaction.done]);
  versionsChanged();
}
