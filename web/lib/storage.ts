import { useBrowserValue } from "./hydrated.ts";
import { showToast } from "./toast.ts";

/** The stored text of a key, or null. Blocked storage gives null instead of throwing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whether this browser keeps anything that the visitor did here; the theme does not count. */
export function keepsSomething(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key !== "theme");
  } catch {
    return false;
  }
}

/** Stores a value. False when the storage is full or blocked; the caller tells the visitor. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
  } catch {
    return false;
  }
  changed();
  return true;
}

/** Stores what the visitor asked to save. Shows a message and returns false when that fails. */
export function keepOrSay(key: string, value: string): boolean {
  const isKept = store(key, value);
  if (!isKept)
    showToast({ title: "Not saved", description: "This browser does not let us keep anything.", destructive: true });
  return isKept;
}

/** Deletes a key. */
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

/** Calls back when this or another tab changes the storage. Returns a function that stops. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** The stored texts of several keys, without missing ones. */
export function readAllStored(keys: string[]): Record<string, string> {
  return Object.fromEntries(
    keys.flatMap((key) => {
      const text = readStored(key);
      return text === null ? [] : [[key, text]];
    }),
  );
}

/**
 * The stored text of a key, updated when this or another tab changes it; null while prerendering
 * and hydrating.
 */
export function useStored(key: string): string | null {
  return useBrowserValue(onStored, () => readStored(key), null);
}

/** The stored texts of several keys, without missing ones, updated like useStored(). */
export function useAllStored(keys: string[]): Record<string, string> {
  const found = useBrowserValue(onStored, () => JSON.stringify(readAllStored(keys)), "{}");
  return JSON.parse(found);
}
