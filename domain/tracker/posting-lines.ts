import { companyIn, companyOfHeading } from "../job-match/announced.ts";
import { dollarsIn, inDollars } from "../job-match/dollars.ts";
import { payFacts } from "../job-match/pay-facts.ts";
import { sentencesOf } from "../job-match/sentences.ts";
import { companyOfLogo, isOfSite } from "../job-match/site-lines.ts";
import { clearMemos } from "../resume/memoize.ts";
import { jobScore } from "../resume/words.ts";
import { leadingHour } from "../text/leading-hour.ts";
import { oneLine } from "../text/text.ts";
import { aside, companyAboveTown, companyLine, placeAlone } from "./company-line.ts";
import { isJobSite, withoutSite } from "./employer.ts";
import { feedPost, openingIn } from "./feed-post.ts";
import { fieldsOfTitle, titleAtCompany } from "./page-title.ts";
import { isCategoryOfJob, portalHead } from "./portal-head.ts";
import { daysLater } from "./record.ts";
import { isForwarding, sharedLine, withoutAddress } from "./shared-words.ts";
import { type DayHabit, dayFirstIn, dayOfText } from "./sheet-days.ts";

type Field = "title" | "organization" | "place" | "pay" | "deadline";
type Fields = Partial<Record<Field, string>>;

const labels: [Field, RegExp][] = [
  [
    "title",
    /^((job |position )?(title|role|position|designation|opening|profile)( title| name)?|stelle(nbezeichnung)?|jobtitel)$/i,
  ],
  ["organization", /^((hiring )?(company|organi[sz]ation|employer)( name)?|unternehmen|firma|arbeitgeber)$/i],
  ["place", /^((job |work )?(location|place|city)s?|(arbeits|einsatz|dienst|stand)?ort)$/i],
  [
    "pay",
    /^((annual|expected|offered|base|gross) )?(salary|ctc|pay|package|compensation|stipend)( (range|offered|scale|package))?( \(.*\))?$|^(jahres|monats|brutto|grund)*(gehalt|vergütung|entgelt|lohn|verdienst)$/i,
  ],
  [
    "deadline",
    /^(application )?(deadline|last date|due date|closing date|close date|closes( on)?|apply (by|before))( (to|for) (apply|application|applying)\w*)?$|^bewerbungs(frist|schluss)$/i,
  ],
];

/** In characters. A longer line or value is a sentence, not a name. */
const maxLineLength = 100;

const heading =
  /^(about (the|this) (job|role|position)|about us|(job |role )?(description|details|summary|overview)|(now|we('re| are)) hiring)\W*$/i;

const untilWhen =
  /\b(?:apply (?:by|before|until)|closing date|deadline|applications? (?:close|due)|bewerb[a-z]*(?: sie sich| dich)?(?: bitte)? bis)\b\W*(?:(?:is|on|zum)\s+)?(.{4,40})/gi;

/**
 * Reads an advertisement line by line: "Label: value", also with the value on the next line,
 * "Company · Place" near the top, "Company, Place" below the title, a company that announces
 * itself, pay, and "apply by" anywhere. Without a label, the title is the first short line that is
 * none of these. A post in a network's feed begins with a person, so its title is what it offers.
 */
export function readLines(text: string, habit: DayHabit): Fields {
  const all = linesOf(text);
  const logo = companyOfLogo(all) ?? companyAboveShare(all);
  const { lines, shared } = sharedIn(all.filter((line) => !isOfSite(line) && line !== logo));
  const post = feedPost(lines);
  const portal = post ? undefined : portalHead(lines);
  const { labeled, others } = labeledIn(
    post?.body ?? lines.filter((line) => !(portal && isCategoryOfJob(line))),
    habit,
  );
  labeled.deadline ||= dayToApplyBy(text, habit);
  const filled = Object.fromEntries(Object.entries(labeled).filter(([, value]) => value));
  return {
    ...announced(others),
    ...payOf(others),
    ...(post ? fieldsOfPost(post.company, others) : fieldsOfHead(others, text)),
    ...shared,
    ...(logo && { organization: logo }),
    ...portal,
    ...filled,
  };
}

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => withoutAddress(oneLine(line.replace(/[*#]+/g, ""))))
    .filter(Boolean);

/** Whether a text only hands on an address: "Check out this job at Acme: https://…". */
export const isOnlyShared = (text: string): boolean => sharedIn(linesOf(text)).lines.length === 0;

/** In lines. What shares or forwards a posting stands this near its beginning. */
const sharingLength = 8;

/**
 * The lines without those above all others that greet, forward, name a job site or share; and what
 * these say of the job.
 */
function sharedIn(all: string[]): { lines: string[]; shared: Fields } {
  const shared: Fields = {};
  const lines: string[] = [];
  for (const line of all.slice(0, sharingLength)) {
    const isAbove = lines.length === 0;
    if (isAbove && (isForwarding(line) || isJobSite(line))) continue;
    const { rest, ...said } = (isAbove && sharedLine(line)) || { rest: line };
    Object.assign(shared, Object.fromEntries(Object.entries(said).filter(([, value]) => value)));
    if (rest) lines.push(rest);
  }
  return { lines: [...lines, ...all.slice(sharingLength)], shared };
}

/** The company above "Share" and the title, in LinkedIn's page copied without its logo. */
function companyAboveShare([company = "", share = "", ...below]: string[]): string | undefined {
  const title = below.find((line) => !isOfSite(line)) ?? "";
  return /^share$/i.test(share) && !isJobSite(company) && jobScore(title) > Math.max(0, jobScore(company))
    ? company
    : undefined;
}

/** The values of labels, and the lines without one. */
function labeledIn(lines: string[], habit: DayHabit): { labeled: Fields; others: string[] } {
  const labeled: Fields = {};
  const others: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const [field, beside] = labelOf(line) ?? [];
    if (!field) others.push(line);
    else {
      const value = beside || (labelOf(lines[at + 1] ?? "") ? "" : lines[++at]) || "";
      if (field === "deadline") labeled.deadline ||= deadlineOf(value, habit);
      else if (value.length <= maxLineLength) labeled[field] ||= value;
    }
  }
  return { labeled, others };
}

/** What the title says, and the lines below it. */
function fieldsOfHead(others: string[], text: string): Fields {
  const title = others.find((line) => line.length <= maxLineLength && !heading.test(line) && !companyAndPlace(line));
  const company = others.slice(0, 6).map(companyAndPlace).find(Boolean);
  const at = others.indexOf(title ?? "");
  const [lineBelow = "", nextLine = ""] = others.slice(at + 1);
  return {
    ...placeAlone(others.slice(at + 1, 6)),
    ...(isTitleOfSite(title ?? "") ? fieldsOfTitle(title ?? "") : (openingIn(title ?? "") ?? titleAtCompany(title))),
    ...companyAboveTown(lineBelow, nextLine),
    ...companyLine(lineBelow, text),
    ...company,
  };
}

/** Whether a line is the title of a job site's page: "Acme hiring Cook in Pune | LinkedIn". */
const isTitleOfSite = (line: string) => withoutSite(line) !== line;

/**
 * What a post offers. "We are hiring" without a name means the writer's company, unless a client
 * hires. The title is empty if the post names none.
 */
function fieldsOfPost(company: string, others: string[]): Fields {
  const openings = others.map((line) => ({ line, offer: openingIn(line) }));
  const { line = "", offer } = openings.find((one) => one.offer) ?? {};
  const isOwn = company && /\b(?:we|our|my)\b/i.test(line) && !/\bclients?\b/i.test(others.join(" "));
  return {
    title: "",
    ...(isOwn && { organization: company }),
    ...announced(others),
    ...placeAlone(others.map((one) => one.replace(/^[^\p{L}]+/u, ""))),
    ...offer,
  };
}

/** The company that one of the first lines announces: "Moss Labs is hiring". */
function announced(lines: string[]): Fields {
  const head = lines.slice(0, 14).map((line) => line.slice(0, 300));
  const organization = (companyIn(head) ?? companyOfHeading(head))?.replace(/[^\p{L}\p{N})+]+$/u, "");
  return organization ? { organization } : {};
}

/**
 * Pay as it stands in a line of its own, "₹12,00,000 - ₹18,00,000 a year", else as the job match
 * reads it in a sentence: "EUR 3,600 to 4,100 a month".
 */
function payOf(lines: string[]): Fields {
  const dollars = dollarsIn(lines.join("\n"));
  const paid = (line: string) => {
    const text = line.replace(/[–—]/g, "-");
    const [fact] = payFacts({ text, block: "other", strength: undefined, isShort: true });
    return fact && inDollars(fact, text.slice(fact.start, fact.end), dollars).words;
  };
  const own = lines.find((line) => line.length <= 60 && paid(line));
  if (own) return { pay: own };
  const sentences = lines.filter((line) => /\d/.test(line)).flatMap(sentencesOf);
  clearMemos();
  const pay = sentences.map(({ text }) => paid(text)).find(Boolean);
  return pay ? { pay } : {};
}

/** The field that a line's label names, and its value. */
function labelOf(line: string): [Field, string] | undefined {
  const plain = line.replace(/^[^\p{L}]+/u, "");
  const [, label = "", value = ""] =
    /^([^:]{2,40}?)\s*(?::|\s[-–—]\s)\s*(.*)$/.exec(plain) ?? /^(apply (?:by|before)) (.+)$/i.exec(plain) ?? [];
  const field = labels.find(([, words]) => words.test(label))?.[0];
  return field && [field, value];
}

const hour = new RegExp(`^(?:${leadingHour})`, "i");

/** "2027-01-15" for "noon on 15 January 2027"; "" if there is no unambiguous date. */
export function deadlineOf(text: string, { isDayFirst, today }: DayHabit): string {
  return dayOfText(text.replace(hour, ""), dayFirstIn([text]) ?? isDayFirst, daysLater(today, 182));
}

/**
 * "Infosys · Bengaluru, India", or only a place if the second part is neither: "Pune · 2 days ago".
 */
function companyAndPlace(line: string): Fields | undefined {
  const parts = line.split(/\s[·•]\s/);
  const [first, second, more] = parts.filter((part) => part.length <= 80 && /\p{L}/u.test(part) && !aside.test(part));
  if (parts.length < 2 || !first || more) return undefined;
  return second ? { organization: first, place: second } : { place: first };
}

function dayToApplyBy(text: string, habit: DayHabit): string {
  return [...text.matchAll(untilWhen)].map(([, day = ""]) => deadlineOf(day, habit)).find(Boolean) ?? "";
}
