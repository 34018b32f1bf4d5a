import type { Block } from "../cell.ts";
import { findEmail, findUrls } from "../contact-text.ts";

/** The email addresses, profiles and the person's own sites. */
export function addressesOf(header: Block[], links: string[]): string[] {
  const texts = header.flatMap((cell) => [findEmail(cell.text) ?? "", ...findUrls(cell.text), ...cell.links]);
  return [...texts, ...links.filter((link) => /^mailto:|linkedin\.com\/in\//i.test(link))].filter(Boolean);
}

/** The letters that an address is made of. */
export const handleOf = (address: string) => bare(address);

/**
 * "Ada Lovelace" of "AdaLovelace": in large letters, the space of a smaller font is too narrow to be
 * seen. A word of an address tells where it was. A long first word tells it in a name of one word.
 */
export function withLostSpace(name: string, addresses: string[]): string {
  const words = new Set(addresses.flatMap((address) => address.split(/[^\p{L}]+/u)).map(bare));
  const isWord = (text: string) => words.has(bare(text)) || (text.length >= 5 && !name.includes(" "));
  return name.replace(/(?<!\p{L})\p{Lu}\p{Ll}{2,}(?=\p{Lu}\p{Ll})/u, (first) => (isWord(first) ? `${first} ` : first));
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
