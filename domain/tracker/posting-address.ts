import { readAddressWords } from "./address-words.ts";
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

/** The end of Glassdoor's paths, where title and company begin and end: "KO0,16_KE17,25". */
const ofGlassdoor = /_KO(\d+),(\d+)(?:_KE(\d+),(\d+))?/;

/**
 * The company in the address of a job board or of LinkedIn, and the title in an address that ends
 * in a readable name: ".../senior-data-analyst-4711". Portals write the place behind it, some also
 * the company: "cook-acme-foods-pvt-ltd-pune-0-to-2-years-4711", "cook-job-in-pune-at-acme".
 */
export function detailsOfAddress(url: string): Partial<Details> {
  const { hostname, pathname } = new URL(url);
  const [, role = "", employer = ""] = ofLinkedIn.exec(hostname + decoded(pathname)) ?? [];
  if (role) return { title: capitalized(wordsOf(role).join(" ")), organization: nameOf(employer) };
  const company = boards.map((board) => board.exec(hostname + pathname)?.[1]).find(Boolean) ?? "";
  const path = decoded(pathname.split("/").filter(Boolean).at(-1) ?? "");
  const said =
    path === decoded(company) || ofPerson.test(hostname + pathname) ? {} : (ofGlassdoorIn(path) ?? ofName(path));
  const organization = nameOf(company);
  return { ...said, ...(organization && { organization }) };
}

/** "Acme Corp" for "acme-corp"; empty if there is more than letters and digits. */
function nameOf(company: string): string {
  const words = company.split(/[-_+. ]+|%20/).filter(Boolean);
  return words.every((word) => /^[\p{L}\d]+$/u.test(word)) ? words.map(capitalized).join(" ") : "";
}

/**
 * What the name at the end of a path says. Naukri's names begin with "job-listings-" and end with
 * "-3-to-5-years-" and a number, Internshala's end in a number without a hyphen.
 */
function ofName(path: string): Partial<Details> {
  const words = wordsOf(
    path
      .replace(/\.\w+$/, "")
      .replace(/^job-(?:listings?|\d+)-/i, "")
      .replace(years, "")
      .replace(/(?<=\p{L})\d{5,}$/u, ""),
  );
  const isId = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(path);
  if (words.length < 2 || isId) return {};
  const { title, organization, place } = readAddressWords(words.map((word) => word.toLowerCase()));
  return filled({
    title: capitalized(words.slice(0, title.length).join(" ")),
    organization: nameOf(organization.join(" ")),
    place: nameOf(place.join(" ")),
  });
}

/** "-3-to-5-years-…", "-2-5-yrs-…", "-1-year": the experience, and what stands behind it. */
const years = /-\d{1,2}(?:-to)?(?:-\d{1,2})?-(?:years?|yrs?)\b.*$|-to(?:-\d+)?-(?:years?|yrs?)\b.*$/i;

/** What Glassdoor's name of a page says, whose end counts the letters of title and company. */
function ofGlassdoorIn(path: string): Partial<Details> | undefined {
  const [end, ...letters] = ofGlassdoor.exec(path) ?? [];
  if (!end) return undefined;
  const [from, to, start, stop] = letters.map(Number);
  const employer = start === undefined || Number.isNaN(start) ? "" : path.slice(start, stop);
  return filled({ title: capitalized(wordsOf(path.slice(from, to)).join(" ")), organization: nameOf(employer) });
}

const filled = (details: Partial<Details>): Partial<Details> =>
  Object.fromEntries(Object.entries(details).filter(([, value]) => value));

const wordsOf = (path: string) => path.split(/[-_+ ]/).filter((word) => /^\p{L}+$/u.test(word));

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
