import { isPlace, isTownInArea } from "./company-line.ts";

const sites =
  "linkedin|indeed|naukri|glassdoor|instahyre|internshala|foundit|monster|wellfound|shine|timesjobs|apna|unstop|hirist|cutshort|freshersworld|workindia|stepstone|xing|infojobs|ziprecruiter|dice|handshake|google jobs|seek|reed|totaljobs|jobstreet|bayt|careerbuilder|simplyhired|adzuna|jooble|gupy|catho|hellowork|computrabajo|welcome to the jungle|whatsapp|telegram";
const site = `(?:${sites})(?:\\.\\w{2,3}){0,2}(?: jobs?)?`;
const siteAlone = new RegExp(`^${site}$`, "i");
const siteBehind = new RegExp(`(?: (?:on|via|auf|en|sur|no) | ?[|·•–—-] ?)${site}[.!]?$`, "i");

/** Whether a text is the name of a job site or a messenger alone: "Indeed", "Naukri.com". */
export const isJobSite = (text: string): boolean => siteAlone.test(text);

/** A text without the job site behind it: "Cook - Acme" of "Cook - Acme | LinkedIn". */
export const withoutSite = (text: string): string => text.replace(siteBehind, "");

const separators = /(?:,? in |, | [-–—|·•] | \()/g;

/**
 * The company and the place in what stands behind "at": "Acme Foods, Pune", "Acme in Pune", "Acme
 * (Pune):". Without a known place, all of it is the company.
 */
export function employerIn(text: string): { organization: string; place?: string } {
  const name = withoutSite(text.replace(/[\s:;,!?>|–—-]+$/u, "")).replace(/(?<=\p{Ll}{3}|\))\.$/u, "");
  for (const { index, 0: separator } of name.matchAll(separators)) {
    const place = name.slice(index + separator.length).replace(/\)$/, "");
    if (index > 0 && (isPlace(place) || isTownInArea(place))) return { organization: name.slice(0, index), place };
  }
  return { organization: name };
}
