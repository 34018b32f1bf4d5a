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

/** LinkedIn's names of postings: "bike-mechanic-at-velofix-4012345678". */
const ofLinkedIn = /^(?:\w+\.)?linkedin\.com\/jobs\/view\/(.+)-at-(.+?)(?:-\d+)?\/?$/i;

/**
 * The company in the address of a job board or of LinkedIn, and the title in an address that ends
 * in a readable name: ".../senior-data-analyst-4711".
 */
export function detailsOfAddress(url: string): Partial<Details> {
  const { hostname, pathname } = new URL(url);
  const [, role = "", employer = ""] = ofLinkedIn.exec(hostname + decoded(pathname)) ?? [];
  if (role) return { title: capitalized(wordsOf(role).join(" ")), organization: nameOf(employer) };
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
  const words = wordsOf(
    path
      .replace(/\.\w+$/, "")
      .replace(/^job-listings?-/i, "")
      .replace(/(-\d+)?-to(-\d+)?-(years?|yrs?)\b.*$/i, ""),
  );
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(path);
  return words.length < 2 || isId ? "" : capitalized(words.join(" "));
}

const wordsOf = (path: string) => path.split(/[-_+]|%20/).filter((word) => /^\p{L}+$/u.test(word));

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path; // a broken escape
  }
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
