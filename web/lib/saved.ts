import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { useStored } from "./storage.ts";

let read: { text: string | null; addresses: Set<string> } = { text: null, addresses: new Set() };

/** The addresses that are in the tracker; none while prerendering and hydrating. */
export function useSaved(): Set<string> {
  const text = useStored(trackerGlanceKey);
  if (text !== read.text) read = { text, addresses: new Set(savedIn(text)) };
  return read.addresses;
}

function savedIn(glance: string | null): string[] {
  try {
    return JSON.parse(glance ?? "").saved;
  } catch {
    return [];
  }
}
