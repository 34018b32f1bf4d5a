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
}

/** Forgets a key. */
export function forget(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {}
}
