import type { PageLink, ResumeDocument, TextItem } from "#domain/resume/page.ts";

type Look = { size?: number; font?: string; width?: number };

/** A positioned text. Its letters are half as wide as high. */
export function text(x: number, y: number, said: string, { size = 10, font = "Sans", width }: Look = {}): TextItem {
  return { text: said, x, y, angle: 0, width: width ?? said.length * size * 0.5, size, font };
}

export const bold = { font: "Sans-Bold" };
export const heading = { font: "Sans-Bold", size: 13 };

/** Lines of text that start at (x, y), with 14 points between them. */
export function lines(x: number, y: number, ...said: string[]): TextItem[] {
  return said.map((line, index) => text(x, y + index * 14, line));
}

export function resume(items: TextItem[], links: PageLink[] = []): ResumeDocument {
  return { pages: [{ width: 595, height: 842, items, links }] };
}
