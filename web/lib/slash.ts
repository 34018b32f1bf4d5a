import { slashKey } from "#domain/storage-keys.ts";
import { readStored } from "./storage.ts";

/** Whether "/" asks for a search: the visitor is not typing, and has not switched the key off. */
export function isSlash({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  if (key !== "/" || ctrlKey || metaKey || altKey || readStored(slashKey) !== null) return false;
  return !(target instanceof Element && target.closest("input, textarea, select, [role=dialog]"));
}
