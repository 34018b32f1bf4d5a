import { states } from "../resume/vocabulary/states.ts";
import { oneLine } from "../text/text.ts";
import { isJob } from "./job-words.ts";
import { placeNames } from "./places.ts";

const anyOf = (names: Iterable<string>) => `(?:${[...names].join("|").replaceAll(".", "\\.")})`;
/** What stands behind a city of India, beside the country. */
const regions =
  "NCR|Andhra Pradesh|Gujarat|Haryana|Karnataka|Kerala|Madhya Pradesh|Maharashtra|Punjab|Rajasthan|Tamil Nadu|Telangana|Uttar Pradesh|West Bengal";
/** "Pune", "Bengaluru, Karnataka", "Austin, TX". */
const place = `${anyOf(placeNames)}(?:, ?(?:${anyOf(placeNames)}|${anyOf(states)}|${regions}))*`;
/** "Pune or Mumbai", "Pune and Mumbai", "Pune / Mumbai". */
const places = `${place}(?:(?:,? or |,? and | ?[/|] ?)${place})*`;
/** What leads to a place, and what may stand behind one: nothing that goes on with a name. */
const before = "(?:,? (?:based |located )?(?:in|at|near|around) (?:the )?|, ?| ?[|/–—] ?| - )";
const behind =
  '(?=\\s*(?:$|["”),;|–—])|\\s+(?:[-/] |(?:for|with|as|or|and|freshers?|entry|remote|jobs?|openings?|only)\\b))';
const led = new RegExp(`(?<=\\S)(?:${before}(${places})${behind}| ?\\((?:in )?(${places})\\))`, "giu");
const last = new RegExp(`^(.*\\S) (${places})$`, "iu");
/** Words behind which a place may stand alone: "nurse London", "java jobs Pune". */
const wish = /\b(?:jobs?|vacanc(?:y|ies)|openings?|freshers?|internships?|remote|wfh)$/i;

/**
 * The known place that a role says, and the rest: "cook" and "Pune or Mumbai" of "cook in pune or
 * mumbai". The place is empty where none is said.
 */
export function rolePlace(role: string): { rest: string; place: string } {
  const said: string[] = [];
  const line = oneLine(role);
  const rest = line.replace(led, (_, one = "", other = "") => {
    said.push(one || other);
    return " ";
  });
  const [, title = "", alone = ""] = said.length === 0 ? (last.exec(line) ?? []) : [];
  const isAlone = isJob(title) || wish.test(title);
  const found = isAlone ? [alone] : said;
  return { rest: isAlone ? title : oneLine(rest), place: oneLine(found.map(asWritten).join(" or ")) };
}

const spelled = new Map(placeNames.map((name) => [name.toLowerCase(), name]));
const name = new RegExp(anyOf(placeNames), "giu");

/** With the names in their usual letters, and "or" between several. */
const asWritten = (text: string) =>
  text.replace(name, (typed) => spelled.get(typed.toLowerCase()) ?? typed).replace(/,? and /gi, " or ");
