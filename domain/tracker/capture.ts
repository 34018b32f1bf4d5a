import { isWebUrl } from "../text/links.ts";
import { type Details, withinLimits } from "./details.ts";
import { jobPostings } from "./job-posting.ts";
import { fieldsOfTitle } from "./page-title.ts";
import { readText } from "./posting.ts";
import { detailsOfAddress } from "./posting-address.ts";
import { deadlineOf } from "./posting-lines.ts";
import type { DayHabit } from "./sheet-days.ts";

const maxLength = 60_000;

/**
 * A bookmarklet that opens the tracker with what the current page says about its job: address,
 * title, selected text and JobPosting. All of it is in the fragment, which no server ever sees.
 */
export function bookmarklet(tracker: string): string {
  const code = `(()=>{const d=document,j=[...d.querySelectorAll('script[type="application/ld+json"]')].map(s=>s.textContent).find(t=>t.includes("JobPosting"))||"";open(${JSON.stringify(`${tracker}#add=`)}+encodeURIComponent(JSON.stringify({url:location.href,title:d.title.slice(0,300),text:String(getSelection()).slice(0,8000),posting:j.slice(0,30000)})),"_blank","noopener")})()`;
  return `javascript:${encodeURIComponent(code)}`;
}

/**
 * The details in a fragment "#add=…" from the bookmarklet or another tool, completed from its text.
 * Undefined for any other fragment.
 */
export function readCapture(fragment: string, habit: DayHabit): Partial<Details> | undefined {
  if (!wantsToAdd(fragment) || fragment.length > maxLength * 3) return undefined;
  try {
    const { url, title, text, posting, deadline } = JSON.parse(decodeURIComponent(fragment.slice(5)));
    const textOf = (value: unknown) => (typeof value === "string" ? value.slice(0, maxLength) : "");
    const found = jobPostings([textOf(posting)]).find(({ title, organization }) => title || organization) ?? {};
    const address = isWebUrl(textOf(url)) ? detailsOfAddress(textOf(url)) : {};
    const head = fieldsOfTitle(textOf(title));
    const read: Partial<Details> = textOf(text) ? readText(textOf(text), habit) : {};
    const day = deadlineOf(textOf(deadline), habit);
    return withinLimits({
      ...address,
      ...read,
      ...head,
      title: head.title || read.title || (address.title ?? ""),
      ...(day && { deadline: day }),
      ...Object.fromEntries(Object.entries(found).filter(([, value]) => value)),
      ...(isWebUrl(textOf(url)) && { url: textOf(url) }),
    });
  } catch {
    return undefined;
  }
}

/** Whether a fragment wants to add a record. */
export const wantsToAdd = (fragment: string) => fragment.startsWith("#add=");

/** The id of the record that a fragment "#open=…" asks for. */
export function openedRecord(fragment: string): string | undefined {
  return /^#open=([\w-]{1,100})$/.exec(fragment)?.[1];
}
