import { useSyncExternalStore } from "react";

/** What this browser keeps under a key, or null: private windows and blocked storage answer null instead of throwing. */
export function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value under a key; a full or blocked storage is silently ignored. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
  changed();
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

function subscribe(listener: () => void) {
  listeners.add(listener);
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** What is kept under a key, renewed when this or another tab changes it; null while prerendering and hydrating. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}
