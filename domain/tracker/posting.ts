import { firstWebUrl, isWebUrl } from "../text/links.ts";
import { type Details, withinLimits } from "./details.ts";
import { jobPostings } from "./job-posting.ts";
import { pageText } from "./page-text.ts";
import { fieldsOfTitle } from "./page-title.ts";
import { detailsOfAddress } from "./posting-address.ts";
import { isOnlyShared, readLines } from "./posting-lines.ts";
import type { DayHabit } from "./sheet-days.ts";

/**
 * Recognizes the source of a page: its beginning, or an end tag. An advertisement may mention a
 * start tag.
 */
const source = /^<[!a-z]|<\/(html|head|body|script|div|p|article|section|ul)>/i;

/**
 * The details of a job in pasted text, which may be an address, the source of a page, a JobPosting
 * in JSON-LD, or the text of an advertisement.
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

/** The details in a page's source: from its JobPosting, else from its title and text. */
function readPage(html: string): Partial<Details> {
  const { title, url, text, jsonLd } = pageText(html);
  const address = url ? { url } : {};
  const posting = jobPostings(jsonLd)[0];
  return posting ? { ...address, ...posting } : { ...address, ...fieldsOfTitle(title), posting: text };
}

/**
 * The details in the text of an advertisement: from an address in it, from its lines, and the text
 * itself, unless it only shares an address.
 */
export function readText(text: string, habit: DayHabit): Partial<Details> {
  const url = firstWebUrl(text);
  const address = isWebUrl(url) ? { ...detailsOfAddress(url), url } : {};
  return { ...address, ...readLines(text, habit), ...(!isOnlyShared(text) && { posting: text }) };
}
