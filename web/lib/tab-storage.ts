/**
 * The text that this tab keeps under a key until it is closed. Null if there is none, or if the
 * storage is blocked.
 */
export function readTab(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Keeps a text until the tab is closed. Null deletes the text. Returns false if the storage is
 * blocked or full.
 */
export function keepInTab(key: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}
