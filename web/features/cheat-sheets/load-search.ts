import type { SheetSection } from "#domain/cheat-sheets/sheet-search.ts";

export type Search = (query: string) => SheetSection[];

const chunks = import.meta.glob<SheetSection[]>("#content/cheat-sheets/*.md", { query: "?search", import: "default" });

let loading: Promise<Search> | undefined;

/** The search through every sheet. Its code comes with its index. */
export function loadSearch(): Promise<Search> {
  loading ??= begin();
  loading.catch(() => {
    loading = undefined; // the next key tries again
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
