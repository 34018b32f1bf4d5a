import { type Fact, factAt } from "./facts.ts";

const days = "days?|tage?n?|jours?|días?|dias?|dagen?|dni|dzień|giorn[oi]";
const office =
  "office|on-?site|in person|büro|vor ort|bureau|sur site|oficina|escritório|presencial(?:es)?|kantoor|biurze|ufficio|in sede";
const counted: Record<string, number> = {
  one: 1,
  a: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  ein: 1,
  einen: 1,
  zwei: 2,
  drei: 3,
  vier: 4,
  un: 1,
  deux: 2,
  trois: 3,
  dos: 2,
  tres: 3,
  twee: 2,
  drie: 3,
};
const countedDays = new RegExp(
  `(?<![\\d.,-])(\\d|${Object.keys(counted).join("|")})\\s*(?:${days})(?![a-zà-ž])[^\\d,;.()]{0,24}?(?<!home[- ]?)(?:${office}|on site)`,
  "i",
);

const names = "(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri)(?:days?)?(?![a-z])";
const list = `(?:every |each )?${names}(?:(?:,| and|, and| &) (?:every |each )?${names})*(?! ?(?:to|through|-|or)\\b)`;
const onWeekdays = new RegExp(
  `\\b(?:${office})\\b[^\\d.;]{0,24}?\\b(${list})|\\b(${list})[^\\d.;]{0,24}?\\b(?:${office})\\b`,
  "i",
);
const isOtherwise = /interview|closed?\b|hours|open\b|(?:to|through|-) (?:fri|thurs)day/i;

/** The days a week in the office, given as a number or as names of weekdays. */
export function officeDayFacts(text: string): Fact[] {
  const found = countedDays.exec(text);
  const number = found?.[1]?.toLowerCase() ?? "";
  const count = counted[number] ?? Number(number);
  return found && count >= 1 && count <= 5 ? daysFact(count, found) : weekdayFacts(text);
}

/** A quick test: neither "month" nor "friendly" is a day. */
const anyWeekday = /(?<![a-z])(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri)(?:days?)?(?![a-z])/i;

/** Counts weekdays in the office: "in our office on Tuesdays and Thursdays". */
function weekdayFacts(text: string): Fact[] {
  const found = !anyWeekday.test(text) || isOtherwise.test(text) ? null : onWeekdays.exec(text);
  const weekdays = found?.[1] ?? found?.[2] ?? "";
  const days = new Set(weekdays.toLowerCase().match(/mon|tue|wed|thu|fri/g));
  const isRegular = days.size > 1 || /days|every|each/i.test(weekdays);
  return isRegular && days.size < 5 ? daysFact(days.size, found) : [];
}

function daysFact(count: number, found: RegExpExecArray | null): Fact[] {
  return factAt("place", `hybrid ${count}`, `${count} ${count === 1 ? "day" : "days"} a week in the office`, found);
}
