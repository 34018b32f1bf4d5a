import { cities, countries, regions } from "../resume/vocabulary/places.ts";
import { jobScore } from "../resume/words.ts";

/** Parts of a line "Company · Place" that are neither of them. */
export const aside =
  /\b(ago|applicants?|(?:re)?posted|openings|promoted|reviews?|easy apply|clicked apply)\b|^((full|part).?time|contract|internship|permanent|remote|hybrid|on.?site)$/i;

/** Words at the end of company names. */
const companyEnd =
  /\b(?:GmbH|AG|SE|Inc|LLC|Ltd|Limited|Pvt|Corp|B\.?V|N\.?V|S\.?A|Oy|AB|Labs?|Software|Technologies|Systems|Solutions|Bank|Group|Hospital|University|Consulting|Logistics|Foundation|Studios?)\.?$/;

/** "Austin, TX" or "Austin, TX (hybrid)". */
const townAndState = /^\p{Lu}[\p{L} .'’-]{1,40}, [A-Z]{2}(?: \d{5})?(?: \([\p{L} -]+\))?$/u;

const nameAndPlace = /^(\p{Lu}[^,:;!?]{1,59}), (\p{Lu}[\p{L}\p{M} .,'’()-]{2,60})$/u;
const nameAlone = /^(?!About |Join )\p{Lu}[^\s,:;!?]*(?: [\p{Lu}&][^\s,:;!?]*){1,4}$/u;
/** In characters. A longer line is no list of towns. */
const maxTownsLength = 120;
const countryNames = new Set(countries);
const areas = new Set([...countries, ...regions]);
const known = new Set([...areas, ...cities]);

/**
 * What the line below a title names: "Austin, TX", "Bengaluru, Karnataka, India", "Meridian Bank",
 * "Boliden Kevitsa, Sodankylä, Finland", "Zoho - Chennai, Tamil Nadu". With one comma alone,
 * "Bluefin Software, Porto" names a company only if the name ends like one's or is in an address of
 * the text.
 */
export function companyLine(line: string, text: string): { organization?: string; place?: string } | undefined {
  if (townAndState.test(line)) return { place: line };
  if (isTownInArea(line)) return { place: line };
  if (nameAlone.test(line) && companyEnd.test(line)) return { organization: line };
  const [, company = "", town = ""] = /^(\p{Lu}[^,:;!?]{1,59}?) [-–—/|] (.+)$/u.exec(line) ?? [];
  if (isTownInArea(town)) return { organization: company, place: town };
  const [, organization = "", place = ""] = nameAndPlace.exec(line) ?? [];
  const parts = line.split(", ");
  if (!organization || parts.some((part) => aside.test(part))) return undefined;
  if (companyEnd.test(organization) || isInAddress(organization, text)) return { organization, place };
  const [first = "", second = "", third] = parts.map((part) => part.replace(/ \(.*/, "").toLowerCase());
  const endsInCountry = countryNames.has(parts.at(-1)?.replace(/ \(.*/, "").toLowerCase() ?? "");
  if (!endsInCountry && !townAndState.test(place)) return undefined;
  const isPlace = known.has(first) || (third !== undefined && areas.has(second));
  if (isPlace) return { place: line };
  return third === undefined ? undefined : { organization, place };
}

/** A place without what stands in brackets behind it: "Pune" of "Pune (Hybrid)". */
const withoutBrackets = (place: string) => place.toLowerCase().replace(/ \([^()]*\)$/, "");

/** "Bengaluru, Karnataka (Hybrid)" or "Chennai, Tamil Nadu, India". */
export function isTownInArea(line: string): boolean {
  const [town = "", area = ""] = withoutBrackets(line).split(", ");
  return known.has(town) && areas.has(area);
}

/** The name that stands alone above its town: "Razorpay" above "Bengaluru, Karnataka". */
export function companyAboveTown(line: string, below: string): { organization?: string; place?: string } {
  const isName =
    /^\p{Lu}[^\s,:;!?]*(?: [\p{Lu}&][^\s,:;!?]*){0,3}$/u.test(line) && !aside.test(line) && jobScore(line) <= 0;
  return isName && (isTownInArea(below) || townAndState.test(below)) ? { organization: line, place: below } : {};
}

/** "Remote (India)" */
const remoteIn = /^remote \((.+)\)$/i;

/** "Hybrid - " before a place. */
const mode = /^(?:hybrid|remote|on-?site) ?[-–:] ?/i;

/**
 * Whether a line lists two towns or more, "Chennai, Bengaluru" or "Hybrid - Pune(Baner), Mumbai".
 * "some" also takes a line of capitalized names of which one is a known town, or one town alone.
 */
export function isTownList(line: string, wanted: "some" | "every"): boolean {
  if (line.length > maxTownsLength) return false;
  const parts = line
    .replace(mode, "")
    .replace(/ ?\([^()]*\)/g, "")
    .split(/ ?[,/] ?| and | & /);
  const isKnown = (part: string) => known.has(part.toLowerCase());
  if (!parts.every((part) => /^\p{Lu}[\p{L}\p{M} .'’-]{1,29}$/u.test(part))) return false;
  return wanted === "some" ? parts.some(isKnown) : parts.length > 1 && parts.every(isKnown);
}

/** Whether a text is a known place: "München", "Pune (Hybrid)", "Chennai, Bengaluru". */
export function isPlace(text: string): boolean {
  return known.has(withoutBrackets(text)) || isTownInArea(text) || isTownList(text, "every");
}

/** A known place that stands alone in a line: "München", "Pune (Hybrid)", "Remote (India)". */
export function placeAlone(lines: string[]): { place?: string } {
  const place = lines.find((line) => isPlace(remoteIn.exec(line)?.[1] ?? line));
  return place ? { place } : {};
}

function isInAddress(organization: string, text: string): boolean {
  const name = organization.toLowerCase().replace(/[^\p{L}\d]/gu, "");
  const hosts = text.toLowerCase().match(/(?:https?:\/\/|@)[\w.-]+/g) ?? [];
  return hosts.some((host) => host.split(/[/@.]/).includes(name));
}
