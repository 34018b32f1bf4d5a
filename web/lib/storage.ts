import { useBrowserValue } from "./hydrated.ts";
import { showToast } from "./toast.ts";

/** The stored text of a key, or null. Also null if the storage is blocked. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether the browser refuses to read the storage. */
export function isStorageBlocked(): boolean {
  try {
    localStorage.getItem("theme");
    return false;
  } catch {
    return true;
  }
}

/** Whether anything but the theme is stored. */
export function keepsSomething(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key !== "theme");
  } catch {
    return false;
  }
}

/**
 * Stores a value. Returns false if the storage is full or blocked, so that the caller can tell the
 * visitor.
 */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
  } catch {
    return false;
  }
  changed();
  return true;
}

/** Tells the visitor why something was not saved. */
export const notKept = "This browser did not keep it: its storage is full or blocked.";

/** Stores what the visitor asked to save. A failure shows a toast and returns false. */
export function storeOrWarn(key: string, value: string): boolean {
  const isKept = store(key, value);
  if (!isKept) showToast({ title: "Not saved", description: notKept, destructive: true });
  return isKept;
}

/** Deletes the stored text of a key. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
  changed();
}

const listeners = new Set<() => void>();

function changed() {
  for (const listener of listeners) listener();
}

/** Calls back when any tab changes the storage. Returns a function that unsubscribes. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The stored texts of several keys. Missing keys are left out. */
export function readAllStored(keys: string[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = readStored(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/**
 * The stored text of a key, updated when any tab changes it. Null if the key is missing, and while
 * prerendering and hydrating.
 */
export function useStored(key: string): string | null {
  return useBrowserValue(onStored, () => readStored(key), null);
}

/** The stored texts of several keys, updated like useStored(). Missing keys are left out. */
export function useAllStored(keys: string[]): Record<string, string> {
  const found = useBrowserValue(onStored, () => JSON.stringify(readAllStored(keys)), "{}");
  return JSON.parse(found);
}
