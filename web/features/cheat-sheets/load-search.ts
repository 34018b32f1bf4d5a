import type { SheetSection } from "#domain/cheat-sheets/sheet-rank.ts";

export type Search = (query: string) => SheetSection[];

const chunks = import.meta.glob<SheetSection[]>("#content/cheat-sheets/*.md", { query: "?search", import: "default" });

let loading: Promise<Search> | undefined;

/** Loads the code and the index of the search over all sheets. */
export function loadSearch(): Promise<Search> {
  loading ??= begin();
  loading.catch(() => {
    loading = undefined; // the next keystroke tries again
  });
  return loading;
}

async function begin(): Promise<Search> {
  const [{ findSections }, ...sheets] = await Promise.all([
    import("#domain/cheat-sheets/sheet-search.ts"),
    ...Object.values(chunks).map((load) => load()),
  ]);
  const sections = sheets.flat();
  return (query) => findSections(sections, query);
}
