const persistence = () => globalThis.navigator?.storage;

/** Asks the browser to keep the data when storage runs low, unless it has already promised that. */
export async function askToPersist(): Promise<void> {
  const storage = persistence();
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}

/** Whether the browser has promised to keep the data. Undefined if the browser does not say. */
export async function isPersisted(): Promise<boolean | undefined> {
  return persistence()?.persisted?.();
}
