const persistence = () => globalThis.navigator?.storage;

/** Asks the browser once to keep the data when space runs short. */
export async function askToPersist(): Promise<void> {
  const storage = persistence();
  if (storage?.persist && !(await storage.persisted())) await storage.persist();
}

/** Whether the browser has promised to keep the data; undefined where it does not say. */
export async function isPersisted(): Promise<boolean | undefined> {
  return persistence()?.persisted?.();
}
