import { isLink } from "./paragraph-text.ts";
import type { Story } from "./word-story.ts";
import { textOf, type XmlElement } from "./xml.ts";

/** Whether a field shows a page number or a count of pages. */
export const isPageField = (instruction: string) => /^\s*(?:PAGE|NUMPAGES|SECTIONPAGES)\b/i.test(instruction);

/** HYPERLINK "https://example.com" \t "_blank" */
export function linkIn(instruction: string): { url?: string } {
  const [, quoted, bare] = /^\s*HYPERLINK\s+(?:"([^"]*)"|([^\s\\]\S*))/i.exec(instruction) ?? [];
  const url = quoted ?? bare ?? "";
  return isLink(url) ? { url } : {};
}

/** Opens, separates or closes a complex field: w:fldChar of ECMA-376, section 17.16.18. */
export function fieldMark(kind: string | undefined, { fields }: Story): void {
  const field = fields.at(-1);
  if (kind === "begin") fields.push({ instruction: "", isShown: false });
  else if (kind === "separate" && field) field.isShown = true;
  else if (kind === "end") fields.pop();
}

/** Adds to the instruction of the innermost open field. */
export function instruct(element: XmlElement, story: Story): void {
  const field = story.fields.at(-1);
  if (field) field.instruction += textOf(element);
}
