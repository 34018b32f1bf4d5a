import { trackerGlanceKey } from "#domain/storage-keys.ts";
import { useStored } from "./storage.ts";

let read: { text: string | null; keys: Set<string> } = { text: null, keys: new Set() };

/** The keys of everything in the tracker. Empty while prerendering and hydrating. */
export function useSaved(): Set<string> {
  const text = useStored(trackerGlanceKey);
  if (text !== read.text) read = { text, keys: new Set(savedIn(text)) };
  return read.keys;
}

function savedIn(glance: string | null): string[] {
  try {
    return JSON.parse(glance ?? "").saved;
  } catch {
    return [];
  }
}
