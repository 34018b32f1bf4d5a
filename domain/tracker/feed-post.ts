import { companyScore, isBareNoun, jobScore } from "../resume/words.ts";
import { isPlace } from "./company-line.ts";

/** "• 2nd" below or behind a name: how near this person is to the reader of a network. */
const nearness = /(?:^|\s)[·•]\s*(?:1st|2nd|3rd)\+?(?: degree connection)?$/i;
/** "3d •", "2 weeks ago": the age of a post. */
const age = /^\d{1,2} ?(?:m|h|d|w|mo|yr|min(?:ute)?s?|hours?|days?|weeks?|months?|years?)(?: ago)?(?:\s?[·•].*)?$/i;
const personName = /^\p{Lu}[\p{L}.'’-]*(?: \p{Lu}[\p{L}.'’-]*){1,3}$/u;
const jobAtCompany = /^(.{2,80}?) (?:at|@) (\p{Lu}.*)$/u;

/** In lines. The writer of a post stands above it. */
const headLength = 8;
/** In characters. A longer line is no person's name. */
const maxNameLength = 100;

/** A post in a network's feed: the company of its writer, and its lines below the writer. */
type FeedPost = { company: string; body: string[] };

/**
 * A post in a network's feed, recognized by its first lines: a person's name above "• 2nd" or above
 * "Engineering Manager at Acme". Undefined for any other text.
 */
export function feedPost(lines: string[]): FeedPost | undefined {
  const [first = "", second = ""] = lines;
  if (first.length > maxNameLength || jobScore(first) > 0) return undefined;
  const near = lines.slice(0, 4).findIndex((line) => nearness.test(line));
  if (near < 0 && !isPerson(first, second)) return undefined;
  const [, , company = ""] = jobAtCompany.exec(lines[near < 0 ? 1 : near + 1] ?? "") ?? [];
  const headline = company && !openingIn(lines[near + 1] ?? "") ? Math.max(near + 1, 1) : near;
  const aged = lines.slice(0, headLength).findLastIndex((line) => age.test(line));
  return { company: nameIn(company), body: lines.slice(Math.max(headline, aged) + 1) };
}

/** Whether the first line is a person, since the second is the person's job: "Nurse at Acme". */
function isPerson(first: string, second: string): boolean {
  const [, job = "", company = ""] = jobAtCompany.exec(second) ?? [];
  const isName = personName.test(first) && companyScore(first) === 0 && !company.startsWith(first);
  return isName && jobScore(job) > 0;
}

const opening =
  /\b(?:hiring|recruiting|seeking|(?:looking|searching|openings?|vacanc(?:y|ies)) for)\b(?! (?:managers?|teams?|coordinators?|specialists?|leads?|partners?|process)\b)(?:[^\p{L}\d.]+|(?<=\s))(?:for )?(?:the (?:role|position|post) of )?(?:(?:an?|the|our|some|two|three|multiple|several|more|\d+) )*(.{2,60}?)(?= (?:at|@|for|in|to|who|with|on|based|across) | [-–—|] |[,;:!?(|]|\.(?:\s|$)|$)(.*)/iu;
/** In characters. An offer stands near the beginning of its line. */
const maxLength = 300;

/**
 * The job that a sentence offers, with company and place if they stand behind it: "We are hiring
 * Junior Cooks at Acme, Pune!" offers "Junior Cook" at Acme in Pune. Undefined if what it offers is
 * no job.
 */
export function openingIn(line: string): { title: string; organization?: string; place?: string } | undefined {
  const [, offered = "", rest = ""] = opening.exec(line.slice(0, maxLength)) ?? [];
  const title = withoutPraise(offered.trim().replace(/\p{L}+s\b/gu, singularJob));
  if (!(jobScore(title) > 0)) return undefined;
  const place = placeIn(rest);
  const [, behind = ""] = / (?:at|@|join|joining) (?=[\p{Lu}\d])(.+)/u.exec(rest) ?? [];
  const organization = nameIn(behind);
  return {
    title: title.charAt(0).toUpperCase() + title.slice(1),
    ...(organization && !isPlace(organization) && { organization }),
    ...(place && { place }),
  };
}

/** "Developer" for "Developers", but "Sales" and "Operations" as they are. */
function singularJob(word: string): string {
  const forms = [word.replace(/s$/, ""), word.replace(/ies$/, "y")];
  return jobScore(word) > 0 ? word : (forms.find((form) => jobScore(form) > 0) ?? word);
}

/** "Junior Cook" for "passionate and friendly Junior Cook". */
function withoutPraise(title: string): string {
  const name = title.replace(/^(?:\p{Ll}[\p{Ll}-]* )+(?=\p{Lu})/u, "");
  return isBareNoun(name) ? title : name;
}

/** The name at the beginning of a text: "Acme Foods" of "Acme Foods, Pune!" */
function nameIn(text: string): string {
  const name = /^[\p{Lu}\d][\p{L}\d&'’.-]*(?: [\p{Lu}\d&][\p{L}\d&'’.-]*){0,4}/u.exec(text)?.[0] ?? "";
  return name.replace(/(?:\.(?=\s\p{Lu}\p{Ll}{2,}(?<!Ltd)).*|[.'’&\s-]+)$/u, "");
}

/** The first known place behind a comma, a dash, a bracket or a preposition. */
function placeIn(text: string): string {
  const behind = [...text.matchAll(/(?:, | in | at | for | from |\(| [-–—|] )(?=([^!;()|.]+))/g)];
  const places = behind.flatMap(([, place = ""]) => {
    const parts = place.trim().split(", ");
    return [place.trim(), parts.slice(0, 2).join(", "), parts[0] ?? ""];
  });
  return places.find(isPlace) ?? "";
}
