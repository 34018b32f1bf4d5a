import { companyScore, jobScore } from "../resume/words.ts";
import { oneLine } from "../text/text.ts";
import { isPlace, isTownInArea } from "./company-line.ts";
import { employerIn, isJobSite, withoutSite } from "./employer.ts";
import { isForwarding, sharedLine } from "./shared-words.ts";

type Fields = { title?: string; organization?: string; place?: string };

/** In characters. The rest of a longer title is not read. */
const maxLength = 300;

/** "Acme hiring Cook in Pune, Maharashtra, India" */
const hiring = /^(.{2,60}?) (?:is )?hiring (?:for )?(?:an? )?(.{2,100}?)(?: job)?(?: in (.{2,80}))?$/iu;
/** "Cook Job in Pune at Acme", "Data Analyst Internship in Pune at Acme" */
const jobIn = /^(.{2,100}?)(?: jobs?| (internship))? in (.{2,60}?) at (.{2,80})$/iu;
/** "0 to 2 years of experience" */
const years = /^\d{1,2}(?: ?(?:to|-) ?\d{1,2})? ?(?:years?|yrs?)\b/i;

/**
 * The job in the title of a page or in a share's title, which may name the company, the place and
 * the site: "Acme hiring Cook in Pune | LinkedIn". A title that only shares, or names a site, is
 * none.
 */
export function fieldsOfTitle(whole: string): Fields {
  const counted = oneLine(whole.slice(0, maxLength)).replace(/^\(\d+\+?\) /, "");
  const line = withoutSite(counted).replace(/^Job Application for /, "");
  if (isJobSite(line) || isForwarding(line)) return {};
  const shared = sharedLine(line);
  if (shared) {
    const { rest, ...said } = shared;
    return filled(rest ? { ...said, ...fieldsOfTitle(rest) } : said);
  }
  return filled(ofHiring(line) ?? ofJobIn(line) ?? ofParts(line, line !== counted) ?? titleAtCompany(line));
}

/** "Data Analyst at Acme Corp, Pune" as a title, a company and a place. */
export function titleAtCompany(line: string | undefined): Fields {
  if (!line) return {};
  const [, title, employer] = /^(.{2,}?) (?:at|@|bei|chez) (\p{Lu}.*)$/u.exec(line) ?? [];
  return title && employer ? { title, ...employerIn(employer) } : { title: line };
}

function ofHiring(line: string): Fields | undefined {
  const [, organization = "", title = "", place = ""] = hiring.exec(line) ?? [];
  return jobScore(title) > 0 ? { organization, title, place } : undefined;
}

function ofJobIn(line: string): Fields | undefined {
  const [, role = "", internship = "", first = "", second = ""] = jobIn.exec(line) ?? [];
  if (!role || !(internship || jobScore(role) > 0)) return undefined;
  const [place, organization] = isPlace(second) && !isPlace(first) ? [second, first] : [first, second];
  return { title: internship ? `${role} ${internship}` : role, place, organization };
}

/** "Cook - Pune - Acme - 0 to 2 years of experience" or, on a job site, "Cook | Acme". */
function ofParts(line: string, isOfSite: boolean): Fields | undefined {
  const [title, ...others] = line.split(/ [-–—|] /);
  const named = others.filter((part) => !years.test(part));
  const place = named.find((part) => isPlace(part) || isTownInArea(part));
  const rest = named.filter((part) => part !== place);
  const [company = ""] = rest;
  if (!isOfSite || others.length === 0 || !title) return undefined;
  const isCompany = named.length < others.length || line.includes(" | ") || companyScore(company) > 0;
  return rest.length === 1 && isCompany
    ? { title, place, organization: company }
    : { title: [title, ...rest].join(" - "), place };
}

const filled = (fields: Fields): Fields => Object.fromEntries(Object.entries(fields).filter(([, value]) => value));
