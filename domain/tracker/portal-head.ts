import { companyScore, jobScore } from "../resume/words.ts";
import { aside, isTownList } from "./company-line.ts";

/** "3.8", "3.8 ★ 64 Reviews", "(64 Reviews)": what employees think of a company. */
const rating = /^(?:[★☆] ?)?\d\.\d ?[★☆]?$|^(?:[\d★(].{0,12}[\s★(|])?\(?[\d.,]+k?\+? reviews?\)?$/i;
/** The same behind the name of a company. */
const ratingBehind = /\s*\d\.\d\s*(?:[★☆].{0,30}|\(?[\d.,]+k?\+? reviews?\)?)?$/i;
const experience =
  /^(?:experience ?:? )?\d{1,2}\+? ?(?:(?:-|–|to) ?\d{1,2}\+? ?)?(?:years?|yrs?)(?: of)?(?: exp(?:erience)?)?$/i;
const salary =
  /^(?:₹|Rs\.?|INR) ?\d.{0,40}$|^[\d.,]+ ?(?:-|–|to) ?[\d.,]+ ?(?:lacs?|lakhs?|lpa)\b.{0,12}$|^(?:salary:? )?not disclosed(?: by recruiter)?$/i;

const role = /^role ?:/i;
/** Labels of a portal's own categories, which stand around its "Role:". */
const category = /^(?:industry type|department|functional area|role category|employment type) ?:/i;
/** First lines that praise or label a posting are no titles. */
const noTitle = /:|\b(?:hiring|wanted|looking for|urgent\w*|vacanc\w+|openings?|opportunit\w+)\b/i;

/** In lines. The facts of a posting stand this near its title. */
const headLength = 10;
/** In characters. A longer line is a sentence. */
const maxLineLength = 100;

const isFact = (line: string) => [rating, experience, salary].some((fact) => fact.test(line));

/** Whether a line names a portal's category of the job, not its title. */
export const isCategoryOfJob = (line: string): boolean => role.test(line);

/**
 * The company and the place in the head of a posting copied from a job portal: a title, a company,
 * then rating, experience, salary and towns, each a line. Undefined if the text has no such head.
 * A "Role:" further down is then the portal's category.
 */
export function portalHead(lines: string[]): { organization?: string; place?: string } | undefined {
  const [title = "", second = ""] = lines;
  if (title.length > maxLineLength || second.length > maxLineLength) return undefined;
  const roleAt = lines.findIndex(isCategoryOfJob);
  const head = lines.slice(1, roleAt < 0 ? headLength : Math.min(roleAt, headLength));
  const facts = head.filter(isFact).length;
  const isRated = head.some((line) => rating.test(line)) || (ratingBehind.test(second) && facts > 0);
  const hasCategories = roleAt > 0 && lines.slice(roleAt, roleAt + headLength).some((line) => category.test(line));
  const isSure = isRated || (hasCategories && facts > 0) || (jobScore(title) > 0 && (facts > 1 || hasCategories));
  if (!isSure || noTitle.test(title) || jobScore(second) > Math.max(0, jobScore(title))) return undefined;
  if (companyScore(title) > 0 && companyScore(second) === 0) return undefined;
  const organization = second.replace(ratingBehind, "");
  const place = head.slice(1).find((line) => isTownList(line, "some"));
  return { ...(isName(organization) && { organization }), ...(place && { place }) };
}

/** Whether a line may be a company's name: one word, or words of which the first is capitalized. */
function isName(line: string): boolean {
  const isShort = /^(?:[\p{Lu}\d][^!?:]{1,59}|\p{Ll}\S{1,30})$/u.test(line) && line.split(" ").length <= 8;
  return isShort && !isFact(line) && !aside.test(line) && !isTownList(line, "some");
}
