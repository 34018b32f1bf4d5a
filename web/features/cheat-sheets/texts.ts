import { sheetName } from "#domain/cheat-sheets/cheat-sheets.ts";

export type SheetText = { contents: string; html: string };

const chunks = import.meta.glob<SheetText>("#content/cheat-sheets/*.md", { query: "?html", import: "default" });
const texts = new Map<string, SheetText>();

/**
 * The text of a sheet. A first visit reads it from the prerendered HTML, so that no script has to
 * contain it. Navigation from another page loads it as a separate chunk.
 */
export async function loadText(screen: string): Promise<SheetText> {
  const text = texts.get(screen) ?? textOnPage(screen) ?? (await chunkOf(screen));
  texts.set(screen, text);
  return text;
}

function textOnPage(screen: string): SheetText | undefined {
  if (typeof document === "undefined") return undefined;
  const page = document.querySelector(`[data-sheet="${screen}"]`);
  const contents = page?.querySelector("[data-contents]")?.innerHTML;
  const html = page?.querySelector("article")?.innerHTML;
  return contents && html ? { contents, html } : undefined;
}

async function chunkOf(screen: string): Promise<SheetText> {
  const [, load] = Object.entries(chunks).find(([file]) => file.endsWith(`/${sheetName(screen)}.md`)) ?? [];
  if (!load) throw new Error(`There is no sheet for ${screen}`);
  return load();
}
