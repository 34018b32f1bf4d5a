import { useBrowserValue } from "./hydrated.ts";
import { showToast } from "./toast.ts";

/** What this browser keeps under a key, or null: private windows and blocked storage answer null instead of throwing. */
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

/** Keeps a value under a key. False when the storage is full or blocked; whether to say so is the caller's. */
export function store(key: string, value: string): boolean {
  try {
    localStorage.setItem(key, value);
  } catch {
    return false;
  }
  changed();
  return true;
}

/** Keeps what the visitor asked us to keep; where the browser does not let us, says so and returns false. */
export function keepOrSay(key: string, value: string): boolean {
  const isKept = store(key, value);
  if (!isKept)
    showToast({ title: "Not saved", description: "This browser does not let us keep anything.", destructive: true });
  return isKept;
}

/** Forgets a key. */
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

/** Calls back whenever this or another tab changes what is kept. Returns how to stop. */
export function onStored(listener: () => void): () => void {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** What is kept under a key, renewed when this or another tab changes it; null while prerendering and hydrating. */
export function useStored(key: string): string | null {
  return useBrowserValue(onStored, () => readStored(key), null);
}

/** What is kept under each of the keys that has something, renewed like useStored(). */
export function useAllStored(keys: string[]): Record<string, string> {
  const found = useBrowserValue(
    onStored,
    () => JSON.stringify(keys.flatMap((key) => [[key, readStored(key)]].filter(([, value]) => value !== null))),
    "[]",
  );
  return Object.fromEntries(JSON.parse(found));
}
