import type { Block } from "../cell.ts";
import { findEmail, findUrls } from "../contact-text.ts";

/** The letters of mail addresses, profiles and the person's own sites. */
export function handlesOf(header: Block[], links: string[]): string[] {
  const texts = header.flatMap((cell) => [findEmail(cell.text) ?? "", ...findUrls(cell.text), ...cell.links]);
  return [...texts, ...links.filter((link) => /^mailto:|linkedin\.com\/in\//i.test(link))].filter(Boolean).map(bare);
}

/** How much of a name is in the person's addresses. Only words of three or more letters count. */
export function handleScore(name: string, handles: string[]): number {
  const words = name
    .split(/[\s-]+/)
    .map(bare)
    .filter((word) => word.length >= 3);
  const found = words.filter((word) => handles.some((handle) => handle.includes(word)));
  return Math.min(2, 0.8 * found.length);
}

function bare(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replaceAll("đ", "d")
    .replaceAll("ł", "l")
    .replaceAll("ø", "o")
    .replaceAll("ı", "i")
    .replaceAll("ß", "ss")
    .replace(/[^\p{L}@]/gu, "");
}
