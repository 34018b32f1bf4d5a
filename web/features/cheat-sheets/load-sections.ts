import type { SheetSection } from "#domain/cheat-sheets.ts";

const chunks = import.meta.glob<SheetSection[]>("#content/cheat-sheets/*.md", { query: "?search", import: "default" });

let loading: Promise<SheetSection[][]> | undefined;

export function loadSections(): Promise<SheetSection[][]> {
  loading ??= Promise.all(Object.values(chunks).map((load) => load()));
  loading.catch(() => {
    loading = undefined; // the next key tries again
  });
  return loading;
}
