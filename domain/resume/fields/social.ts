import type { Block, Cell } from "../cell.ts";
import { findEmail, findUrls } from "../contact-text.ts";
import { toRows } from "../paragraphs.ts";
import { isSentence } from "../sentences.ts";

export type Platform = "linkedin" | "github" | "twitter";
export type Social = { platform: Platform; url: string; confidence: number };

export const profile: Record<Platform, RegExp> = {
  linkedin: /^(?:https?:\/\/)?(?:[\w-]+\.)?linkedin\.com\/(?:in|pub)\/([^\s/?#]+)\/?(?:[?#].*)?$/i,
  github: /^(?:https?:\/\/)?(?:www\.)?github\.com\/([\w-]+)\/?(?:[?#].*)?$/i,
  twitter: /^(?:https?:\/\/)?(?:www\.|mobile\.)?(?:twitter|x)\.com\/@?(\w{1,30})\/?(?:[?#].*)?$/i,
};
const home: Record<Platform, string> = {
  linkedin: "https://www.linkedin.com/in/",
  github: "https://github.com/",
  twitter: "https://twitter.com/",
};
const named: Record<Platform, RegExp> = {
  linkedin: /^linked ?in$/i,
  github: /^git ?hub$/i,
  twitter: /^(?:twitter|x|twitter \/ x|x \(twitter\))$/i,
};
const platforms: Platform[] = ["linkedin", "github", "twitter"];
const handlePattern = /^@?[\p{L}\d](?:[\p{L}\d._-]*[\p{L}\d])?$/u;

/** "on GitHub as ada", "on LinkedIn I am ada-l", "Twitter handle is @ada" */
const inSentence =
  /(?<![\p{L}\d])(linked ?in|git ?hub|twitter|x)(?: profile| account| handle| username)?,? (?:as|is|under|i am|i'm|by) (@?[\p{L}\d][\p{L}\d_-]*(?:\.(?!\p{L}{2,}\b)[\p{L}\d_-]+)*)(?!\.?[\p{L}\d@/])/giu;

/**
 * One profile per platform: from a link, an address in the text, or a handle beside the platform's
 * name or pictogram. The contact details are searched first, then the rest. A repository or a
 * company page is not a profile.
 */
export function findSocial(contact: Block[], everything: Cell[], links: string[]): Social[] {
  const found: Social[] = [];
  for (const platform of platforms) {
    const url =
      fromAddresses(
        platform,
        contact.flatMap((cell) => [...cell.links, ...findUrls(cell.text)]),
      ) ??
      fromHandle(platform, contact) ??
      fromAddresses(platform, links) ??
      fromAddresses(
        platform,
        everything.flatMap((cell) => [...cell.links, ...findUrls(cell.text)]),
      );
    if (url) found.push({ platform, url, confidence: profile[platform].test(url) ? 0.95 : 0.7 });
  }
  return found;
}

/**
 * The person's own sites: addresses among the contact details that are not a profile on one of the
 * three platforms.
 */
export function findWebsites(contact: Block[]): string[] {
  const addresses = contact.flatMap((cell) => [...cell.links, ...findUrls(cell.text)]);
  const sites = addresses
    .filter((address) => !/^(?:mailto|tel):/i.test(address) && !/(?:linkedin|github|twitter|\/x)\.com/i.test(address))
    .map((address) => (/^https?:/i.test(address) ? address : `https://${address}`).replace(/\/$/, ""));
  return [...new Set(sites)];
}

function fromAddresses(platform: Platform, addresses: string[]): string | undefined {
  const address = addresses.find((candidate) => profile[platform].test(candidate));
  return address && (/^https?:/i.test(address) ? address : `https://${address}`);
}

/**
 * Whether a word of a sentence is a handle: it is not written like an ordinary word, or it shares
 * letters with the person's name or address.
 */
function isHandle(word: string, contact: Block[]): boolean {
  if (/^@|[\d._-]/.test(word)) return true;
  const own = lettersOf(
    contact.map((cell) => findEmail(cell.text) ?? (isSentence(cell.text) ? "" : cell.text)).join(" "),
  );
  const letters = lettersOf(word);
  return (
    letters.length >= 5 &&
    [...letters].some((_, at) => at + 4 < letters.length && own.includes(letters.slice(at, at + 5)))
  );
}

function lettersOf(text: string): string {
  return text
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}@]/gu, "");
}

function fromHandle(platform: Platform, contact: Block[]): string | undefined {
  for (const cell of contact) {
    for (const [, label = "", value = ""] of cell.text.matchAll(
      /(?<![\p{L}\d])([\p{L}]+(?: in| hub)?)\s*:(?:\/\/)?\s*(@?[\p{L}\d._-]+)(?![\p{L}\d@/:])/gu,
    ))
      if (named[platform].test(label) && handlePattern.test(value)) return home[platform] + value.replace(/^@/, "");
    for (const [, label = "", value = ""] of cell.text.matchAll(inSentence))
      if (named[platform].test(label) && isHandle(value, contact)) return home[platform] + value.replace(/^@/, "");
    if (cell.symbols.includes(platform) && handlePattern.test(cell.text))
      return home[platform] + cell.text.replace(/^@/, "");
  }
  const label = contact.find((cell) => named[platform].test(cell.text));
  if (!label) return undefined;
  const beside = toRows(contact)
    .find(({ cells }) => cells.includes(label))
    ?.cells.find((cell) => cell.x > label.right && cell.x - label.right < 6 * label.size);
  const below = contact
    .filter((cell) => cell.y > label.y && cell.y - label.y < 2.2 * label.size && Math.abs(cell.x - label.x) < 3)
    .sort((a, b) => a.y - b.y)[0];
  const value = [beside, below]
    .map((cell) => cell?.text.split(" ")[0] ?? "")
    .find((text) => handlePattern.test(text) && !platforms.some((name) => named[name].test(text)));
  return value && home[platform] + value.replace(/^@/, "");
}
