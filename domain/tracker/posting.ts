import { isWebUrl } from "../text/links.ts";
import { oneLine } from "../text/text.ts";
import { type Details, withinLimits } from "./details.ts";
import { jobPostings } from "./job-posting.ts";
import { pageText } from "./page-text.ts";
import { detailsOfAddress } from "./posting-address.ts";
import { readLines } from "./posting-lines.ts";
import type { DayHabit } from "./sheet-days.ts";

/** How the source of a page begins, or a tag that ends in it: an advertisement may name a tag. */
const source = /^<[!a-z]|<\/(html|head|body|script|div|p|article|section|ul)>/i;

/**
 * What a pasted text says of a job. It may be an address, the source of a page or a JobPosting in
 * JSON-LD, or the text of an advertisement.
 */
export function readPasted(pasted: string, habit: DayHabit): Partial<Details> {
  const text = pasted.trim().slice(0, 2_000_000);
  if (/^\S+$/.test(text) && isWebUrl(text)) return withinLimits({ url: text, ...detailsOfAddress(text) });
  if (/^[[{]/.test(text)) {
    const posting = jobPostings([text])[0];
    if (posting) return withinLimits(posting);
  }
  if (source.test(text)) return withinLimits(readPage(text));
  return withinLimits(readText(text, habit));
}

/** What a page's source says: its JobPosting, else its title and text. */
function readPage(html: string): Partial<Details> {
  const { title, url, text, jsonLd } = pageText(html);
  const address = url ? { url } : {};
  const posting = jobPostings(jsonLd)[0];
  return posting ? { ...address, ...posting } : { ...address, title: oneLine(title), posting: text };
}

/** What the text of an advertisement says: an address in it, its lines, and itself. */
export function readText(text: string, habit: DayHabit): Partial<Details> {
  const url = (/https?:\/\/[^\s<>"')]+/i.exec(text)?.[0] ?? "").replace(/[.,;:]+$/, "");
  const address = isWebUrl(url) ? { ...detailsOfAddress(url), url } : {};
  return { ...address, ...readLines(text, habit), posting: text };
}
