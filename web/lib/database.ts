import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { ResumeVersion } from "#domain/resume-versions/versions.ts";
import type { TrackerRecord } from "#domain/tracker/record.schema.ts";

/** The IndexedDB database. A new store needs a step in upgrade() and a higher version. */
interface Schema extends DBSchema {
  tracker: { key: string; value: TrackerRecord };
  resume_versions: { key: string; value: ResumeVersion };
}

const version = 2;
let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Opens the database once, and again after a failure or when the browser has closed it. */
export function database(): Promise<IDBPDatabase<Schema>> {
  const forgetIt = () => {
    opened = undefined;
  };
  opened ??= openDB<Schema>("zto", version, {
    upgrade(db, oldVersion) {
      if (oldVersion < 1) db.createObjectStore("tracker", { keyPath: "id" });
      if (oldVersion < 2) db.createObjectStore("resume_versions", { keyPath: "id" });
    },
    // Closes the database when a newer build in another tab wants to upgrade it.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      forgetIt();
    },
    terminated: forgetIt,
  });
  opened.catch(forgetIt);
  return opened;
}
