import { payFacts } from "../job-match/pay-facts.ts";
import { leadingHour } from "../text/leading-hour.ts";
import { isWebUrl } from "../text/links.ts";
import { oneLine } from "../text/text.ts";
import { daysLater } from "./record.ts";
import { type DayHabit, dayFirstIn, dayOfText } from "./sheet-days.ts";

type Field = "title" | "organization" | "place" | "pay" | "deadline";
type Said = Partial<Record<Field, string>>;

const labels: [Field, RegExp][] = [
  ["title", /^(job |position )?(title|role|position|designation|opening|profile)( title| name)?$/i],
  ["organization", /^(hiring )?(company|organi[sz]ation|employer)( name)?$/i],
  ["place", /^(job |work )?(location|place|city)s?$/i],
  [
    "pay",
    /^((annual|expected|offered|base|gross) )?(salary|ctc|pay|package|compensation|stipend)( (range|offered|scale|package))?( \(.*\))?$/i,
  ],
  [
    "deadline",
    /^(application )?(deadline|last date|due date|closing date|close date|closes( on)?|apply (by|before))( (to|for) (apply|application|applying)\w*)?$/i,
  ],
];

/** In characters. A longer line or value is a sentence, not a name. */
const longest = 100;

const heading =
  /^(about (the|this) (job|role|position)|about us|(job |role )?(description|details|summary|overview)|(now|we('re| are)) hiring)\W*$/i;

/** Parts of a line "Company · Place" that are neither of them. */
const aside =
  /\b(ago|applicants?|reposted|promoted|reviews?|easy apply)\b|^((full|part).?time|contract|internship|permanent|remote|hybrid|on.?site)$/i;

const untilWhen =
  /\b(?:apply (?:by|before|until)|closing date|deadline|applications? (?:close|due))\b\W*(?:(?:is|on)\s+)?(.{4,40})/gi;

/** Words at the end of company names. */
const companyEnd =
  /\b(?:GmbH|AG|SE|Inc|LLC|Ltd|Limited|Pvt|Corp|B\.?V|N\.?V|S\.?A|Oy|AB|Labs?|Software|Technologies|Systems|Solutions|Bank|Group|Hospital|University|Consulting|Logistics|Foundation|Studios?)\.?$/;

/**
 * Reads an advertisement line by line: "Label: value", also with the value on the next line,
 * "Company · Place" near the top, "Company, Place" below the title, pay in a line of its own, and
 * "apply by" anywhere. Without a label, the title is the first short line that is none of these.
 */
export function readLines(text: string, habit: DayHabit): Said {
  const lines = text
    .split("\n")
    .map((line) => oneLine(line.replace(/[*#]+/g, "")))
    .filter(Boolean);
  const said: Said = {};
  const others: string[] = [];
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at] ?? "";
    const [field, beside] = labelled(line) ?? [];
    if (!field) others.push(line);
    else {
      const value = beside || (labelled(lines[at + 1] ?? "") ? "" : lines[++at]) || "";
      if (field === "deadline") said.deadline ||= deadlineOf(value, habit);
      else if (value.length <= longest) said[field] ||= value;
    }
  }
  const title = others.find(
    (line) => line.length <= longest && !isWebUrl(line) && !heading.test(line) && !companyAndPlace(line),
  );
  const company = others.slice(0, 6).map(companyAndPlace).find(Boolean);
  const lineBelow = others[others.indexOf(title ?? "") + 1] ?? "";
  said.deadline ||= dayToApplyBy(text, habit);
  const saidOnly = Object.fromEntries(Object.entries(said).filter(([, value]) => value));
  const below = placeBelow(lineBelow) ?? companyBelow(lineBelow, text);
  return { ...titleAtCompany(title), ...payOf(others), ...below, ...company, ...saidOnly };
}

/** "Austin, TX" or "Austin, TX (hybrid)". */
const townAndState = /^\p{Lu}[\p{L} .'’-]{1,40}, [A-Z]{2}(?: \d{5})?(?: \([\p{L} -]+\))?$/u;

const placeBelow = (line: string): Said | undefined => (townAndState.test(line) ? { place: line } : undefined);

/** "Data Analyst at Acme Corp" as a title and a company. */
function titleAtCompany(line: string | undefined): Said {
  if (!line) return {};
  const [, title, organization] = /^(.{2,}?) (?:at|@) (\p{Lu}.*)$/u.exec(line) ?? [];
  return title && organization ? { title, organization } : { title: line };
}

/** Pay that stands in a line of its own: "₹12,00,000 - ₹18,00,000 a year". */
function payOf(lines: string[]): Said {
  const pay = lines.find((line) => {
    const text = line.replace(/[–—]/g, "-");
    return line.length <= 60 && payFacts({ text, block: "other", strength: undefined, isShort: true }).length > 0;
  });
  return pay ? { pay } : {};
}

/** The field that a line's label names, and its value. */
function labelled(line: string): [Field, string] | undefined {
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
function companyAndPlace(line: string): Said | undefined {
  const parts = line.split(/\s[·•]\s/);
  const [first, second, more] = parts.filter((part) => part.length <= 80 && /\p{L}/u.test(part) && !aside.test(part));
  if (parts.length < 2 || !first || more) return undefined;
  return second ? { organization: first, place: second } : { place: first };
}

function dayToApplyBy(text: string, habit: DayHabit): string {
  return [...text.matchAll(untilWhen)].map(([, day = ""]) => deadlineOf(day, habit)).find(Boolean) ?? "";
}

/** "Bluefin Software, Porto", if the name ends like a company's or is in an address of the text. */
function companyBelow(line: string, text: string): Said | undefined {
  const [, organization = "", place = ""] =
    /^(\p{Lu}[^,:;!?]{1,59}), (\p{Lu}[\p{L}\p{M} ,'’()-]{2,60})$/u.exec(line) ?? [];
  if (!organization || line.split(", ").some((part) => aside.test(part))) return undefined;
  const name = organization.toLowerCase().replace(/[^\p{L}\d]/gu, "");
  const hosts = text.toLowerCase().match(/(?:https?:\/\/|@)[\w.-]+/g) ?? [];
  const isHost = hosts.some((host) => host.split(/[/@.]/).includes(name));
  return companyEnd.test(organization) || isHost ? { organization, place } : undefined;
}
