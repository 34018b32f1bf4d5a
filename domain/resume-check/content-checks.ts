import { outsideOf } from "../portfolio/leftovers.ts";
import { isPersonalFact, targetIn } from "../resume/personal-facts.ts";
import { pointOf } from "../resume/points.ts";
import { isPostalAddress } from "../resume/postal-address.ts";
import { type Check, type Finding, notFound, placed, type Subject } from "./check.ts";
import { dateOrder, dateStyle } from "./date-findings.ts";

const headings: Check["find"] = ({ file }) => {
  if (!file) return undefined;
  if (!file.headings.some(({ isKnown }) => isKnown)) return [notFound("heading such as Experience or Education")];
  return file.headings
    .filter(({ isKnown }) => !isKnown)
    .map(({ text, at }) => ({ text, why: "is not a heading that readers know.", ...placed(at) }));
};

const roles: Check["find"] = ({ resume, file }) => {
  const announced = file?.headings.find(({ text }) => /experience|employment|work history/i.test(text));
  if (resume.roles.length === 0)
    return announced
      ? [{ text: announced.text, why: "is a heading under which we found no role.", ...placed(announced.at) }]
      : [];
  return resume.roles.flatMap(({ position, organization, period }, index): Finding[] => {
    const missing = [
      ...(position.text ? [] : ["title"]),
      ...(organization.text ? [] : ["organization"]),
      ...(pointOf(period.text) ? [] : ["date"]),
    ];
    if (missing.length === 0) return [];
    const known = [position, organization, period].find(({ text }) => text !== "");
    const why = `has no ${missing.join(" and no ")} that we could find.`;
    return [{ text: known?.text ?? `Role ${index + 1}`, why, ...placed(known?.source) }];
  });
};

/** Every line in no field, even if nobody would miss it, and the part of it that is in none. */
function unread({ resume, lines, file }: Subject): { line: string; finding: Finding }[] {
  const known = new Set(file?.headings.map(({ text }) => text));
  const main = lines.filter(({ text }) => ![...known].some((title) => title.includes(text)));
  return outsideOf(
    main.map(({ text }) => text),
    resume,
  ).map(({ at, text }) => ({
    line: main[at]?.text ?? text,
    finding: { text, why: "is in none of the fields that we read.", ...placed(main[at]?.at) },
  }));
}

/** The texts in no field, even those that nobody would miss. */
export const unreadLines = (subject: Subject) => unread(subject).map(({ finding }) => finding);

/**
 * The lines that a reader would miss: lines of three or more words, and every postal address and
 * wanted job, however short. Hobbies, personal facts, and lines such as "Native", "10/2023" and
 * "Last updated in May 2025" are not a loss.
 */
const leftovers: Check["find"] = (subject) =>
  unread({ ...subject, lines: subject.lines.filter(({ isAside }) => !isAside) })
    .filter(({ line }) => {
      if (isPostalAddress(line) || targetIn(line) !== undefined) return true;
      if (isPersonalFact(line) || /^last update/i.test(line)) return false;
      return line.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word)).length >= 3;
    })
    .map(({ finding }) => finding);

export const contentChecks = {
  headings: {
    title: "Headings use words that readers know",
    fault: "A heading is in words that readers do not know",
    cost: "risk",
    fix: "Use the usual words: Summary, Experience, Education, Skills, Projects, Certifications.",
    find: headings,
  },
  roles: {
    title: "Every role has a title, an organization and a date",
    fault: "A role lacks its title, organization or date",
    cost: "loss",
    fix: "Give each role the same shape: title, organization, then the month and year of start and end.",
    find: roles,
  },
  "date-style": {
    title: "All roles write their dates in one way",
    fault: "Dates are written in more than one way",
    cost: "look",
    fix: "Choose one way, best month and year, and use it everywhere: Jan 2022 – Mar 2024.",
    find: dateStyle,
  },
  "date-order": {
    title: "Nothing ends before it begins or begins in the future",
    fault: "Dates contradict each other",
    cost: "look",
    fix: "Correct the year or the month.",
    find: dateOrder,
  },
  leftovers: {
    title: "Every line of three words or more belongs to a field, personal facts, hobbies and references aside",
    fault: "Some lines belong to no field",
    cost: "loss",
    fix: "Move the line under a heading that says what it is, or join it with the entry that it belongs to.",
    find: leftovers,
  },
} satisfies Record<string, Check>;
