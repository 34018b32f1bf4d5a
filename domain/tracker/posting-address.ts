import type { Details } from "./details.ts";

/** Job boards whose addresses name the company, as host and path. */
const boards = [
  /^(?:job-)?boards(?:\.eu)?\.greenhouse\.io\/(?!embed\b)([^/]+)/i,
  /^jobs(?:\.eu)?\.lever\.co\/([^/]+)/i,
  /^jobs\.ashbyhq\.com\/([^/]+)/i,
  /^apply\.workable\.com\/(?!j\/)([^/]+)/i,
  /^([^./]+)\.wd\d+\.myworkdayjobs\.com\//i,
];

/** Profiles and posts, whose addresses begin with a person's name. */
const ofPerson = /^(?:\w+\.)?linkedin\.com\/(?:in|posts|feed)\//i;

/**
 * The company in the address of a job board, and the title in an address that ends in a readable
 * name: ".../senior-data-analyst-4711".
 */
export function detailsOfAddress(url: string): Partial<Details> {
  const { hostname, pathname } = new URL(url);
  const company = boards.map((board) => board.exec(hostname + pathname)?.[1]).find(Boolean) ?? "";
  const last = pathname.split("/").filter(Boolean).at(-1) ?? "";
  const title = last === company || ofPerson.test(hostname + pathname) ? "" : titleOf(last);
  const organization = nameOf(company);
  return { ...(title && { title }), ...(organization && { organization }) };
}

/** "Acme Corp" for "acme-corp"; empty if there is more than letters and digits. */
function nameOf(company: string): string {
  const words = company.split(/[-_+. ]+|%20/).filter(Boolean);
  return words.every((word) => /^[\p{L}\d]+$/u.test(word)) ? words.map(capitalized).join(" ") : "";
}

/**
 * The title in a path. Naukri's paths begin with "job-listings-" and end with "-3-to-5-years-" and
 * a number.
 */
function titleOf(path: string): string {
  const words = path
    .replace(/\.\w+$/, "")
    .replace(/^job-listings?-/i, "")
    .replace(/(-\d+)?-to(-\d+)?-(years?|yrs?)\b.*$/i, "")
    .split(/[-_+]|%20/)
    .filter((word) => /^[a-z]+$/i.test(word));
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(path);
  return words.length < 2 || isId ? "" : capitalized(words.join(" "));
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
