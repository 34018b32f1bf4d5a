import { outsideOf } from "../portfolio/leftovers.ts";
import { findEmail, findPhone, findUrls } from "../resume/contact-text.ts";
import type { Source, Value } from "../resume/resume.schema.ts";
import { type Check, type Finding, type Line, placed, type Subject } from "./check.ts";
import { type DateStyle, isAfter, pointOf, styleOf } from "./points.ts";

const nowhere = (what: string): Finding => ({ text: "", why: `No ${what} was found.` });

const email: Check["find"] = ({ resume: { basics } }) => (basics.email.text ? [] : [nowhere("email address")]);

const phone: Check["find"] = ({ resume: { basics } }) => (basics.phone.text ? [] : [nowhere("phone number")]);

/** Where the last tenth of a page begins. */
const foot = 0.9;

const contactPlace: Check["find"] = ({ resume: { basics }, lines, file }) =>
  file &&
  [
    { value: basics.email, find: findEmail },
    { value: basics.phone, find: findPhone },
  ].flatMap(({ value: { text, source }, find }): Finding[] => {
    if (text === "") return [];
    const line = lines.find((line) => find(line.text) === text);
    const at = line?.at ?? source;
    if (!at) return [{ text, why: "stands behind a link only: in the text it is not to be seen." }];
    if (at.page > 0) return [{ text, why: "stands on the second page only.", at }];
    const height = file.pages[0]?.height ?? 0;
    return at.y > foot * height ? [{ text, why: "stands in the foot of the page only.", at }] : [];
  });

const links: Check["find"] = ({ lines, file }) =>
  file &&
  lines.flatMap((line) =>
    findUrls(line.text)
      .filter((url) => isProfile(url) && !/^https?:/i.test(url) && line.links.length === 0)
      .map((url) => ({ text: url, why: "is text only: nobody can press it.", ...placed(line.at) })),
  );

/** An address with a path or "www.", unlike names of tools such as socket.io. */
const isProfile = (url: string) => /^www\.|\/./i.test(url.replace(/^https?:\/\//i, ""));

const name: Check["find"] = ({ resume: { basics }, lines, file }) => {
  const { text, source } = basics.name;
  if (text === "") return [nowhere("name")];
  if (!file || !source) return [];
  const onFirst = lines.filter(({ at }) => at?.page === 0);
  const largest = Math.max(...onFirst.map(({ size }) => size));
  if (source.page > 0) return [{ text, why: "stands on the second page only.", at: source }];
  const first = onFirst.find(({ size }) => size > 0.9 * largest);
  if (!first || source.height > 0.9 * largest || text.includes(first.text)) return [];
  return [{ text: first.text, why: `is set larger than the name, ${text}.`, ...placed(first.at) }];
};

const headings: Check["find"] = ({ file }) => {
  if (!file) return undefined;
  if (!file.headings.some(({ isKnown }) => isKnown)) return [nowhere("heading such as Experience or Education")];
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

/** Every date of the roles, with the place where its period stands. */
function roleDates({ resume }: Subject): { date: string; style: DateStyle; at: Source | undefined }[] {
  return resume.roles.flatMap(({ start, end, period }) =>
    [start.text, end.text].flatMap((date) => {
      const style = styleOf(date);
      return style ? [{ date, style, at: period.source }] : [];
    }),
  );
}

const dateStyle: Check["find"] = (subject) => {
  const dates = roleDates(subject);
  const count = (style: DateStyle) => dates.filter((date) => date.style === style).length;
  const [usual] = dates.toSorted((a, b) => count(b.style) - count(a.style));
  return dates
    .filter(({ style }) => style !== usual?.style)
    .map(({ date, at }) => ({ text: date, why: `is not written like ${usual?.date}.`, ...placed(at) }));
};

/** In such text a period may be printed from its end to its start. */
const rightToLeft = /[\u0590-\u08ff]/;

const dateOrder: Check["find"] = ({ resume, lines, today }) => {
  const isReversible = lines.some(({ text }) => rightToLeft.test(text));
  const entries: { period: Value; start: Value; end: Value }[] = [...resume.roles, ...resume.education];
  return entries.flatMap(({ period, start, end }): Finding[] => {
    const [from, to] = [pointOf(start.text), pointOf(end.text)];
    const fault = (why: string) => [{ text: period.text, why, ...placed(period.source) }];
    if (from && to && isAfter(from, to)) return isReversible ? [] : fault("ends before it begins.");
    return from && isAfter(from, today) ? fault("begins in the future.") : [];
  });
};

/** Every line that is in no field, also one that nobody would miss. */
export function unreadLines({ resume, lines, file }: Subject): Finding[] {
  const known = new Set(file?.headings.map(({ text }) => text));
  const main = lines.filter(({ text, isAside }) => !isAside && ![...known].some((title) => title.includes(text)));
  return outsideOf(
    main.map(({ text }) => text),
    resume,
  ).map(({ at, text }) => ({ text, why: "is in none of the fields that we read.", ...placed(main[at]?.at) }));
}

/** "Native", "10/2023" and "Last updated in May 2025" are no loss. */
const leftovers: Check["find"] = (subject) =>
  unreadLines(subject).filter(
    ({ text }) => (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= 3 && !/^last update/i.test(text),
  );

const personalFacts: { pattern: RegExp; what: string }[] = [
  {
    pattern:
      /\b(?:date of birth|d\.?o\.?b\b|birth ?date|born(?: on)?:|geburtsdatum|geboren am|n[ée]e? le\b|fecha de nacimiento|data de nascimento)/iu,
    what: "a date of birth",
  },
  { pattern: /\b(?:age|alter|edad|idade|âge)\s*:\s*\d{2}\b/iu, what: "an age" },
  {
    pattern:
      /\b(?:marital status|civil status|familienstand|estado civil|état civil|situation familiale)\b|^(?:married|unmarried|divorced|verheiratet|ledig)$/iu,
    what: "a marital status",
  },
  { pattern: /\b(?:religion|konfession)\s*:/iu, what: "a religion" },
  { pattern: /\b(?:gender|sex|geschlecht)\s*:/iu, what: "a gender" },
  {
    pattern: /\b(?:nationality|citizenship|staatsangehörigkeit|nationalité|nacionalidad|nacionalidade)\s*:/iu,
    what: "a nationality",
  },
  {
    pattern: /\b(?:passport (?:no|number)|aadhaar|social security (?:no|number)|\bssn\b)/iu,
    what: "a number of an identity paper",
  },
];

const personal: Check["find"] = ({ lines, file }) => {
  const said = lines.flatMap(({ text, at }: Line) =>
    personalFacts
      .filter(({ pattern }) => pattern.test(text))
      .map(({ what }): Finding => ({ text, why: `tells ${what}.`, ...placed(at) })),
  );
  const pictures = file?.pictures.map(
    (at): Finding => ({ text: `Page ${at.page + 1}`, why: "shows a picture. Is it a photo of you?", at }),
  );
  return [...said, ...(pictures ?? [])];
};

export const contentChecks = {
  name: {
    title: "Your name is the first large line",
    fault: "Your name is not the first large line",
    about: "reading",
    mend: "Put your name alone on the first line, in the largest letters of the page.",
    find: name,
  },
  email: {
    title: "An email address can be read",
    fault: "No email address can be read",
    about: "reading",
    mend: "Write the address as text: name@example.com.",
    find: email,
  },
  phone: {
    title: "A phone number can be read",
    fault: "No phone number can be read",
    about: "reading",
    mend: "Write the number with its country code: +1 555 010 0100.",
    find: phone,
  },
  "contact-place": {
    title: "Contact details stand in the text of the first page",
    fault: "Contact details stand out of the way",
    about: "reading",
    mend: "Write email and phone below your name, as text, not in the page's header or footer.",
    find: contactPlace,
  },
  links: {
    title: "Every address is a live link or begins with https://",
    fault: "An address is not a link",
    about: "reading",
    mend: "Make the address a link in your program, or write it in full with https://.",
    find: links,
  },
  headings: {
    title: "Headings use words that readers know",
    fault: "A heading is in words that readers do not know",
    about: "reading",
    mend: "Use the usual words: Summary, Experience, Education, Skills, Projects, Certifications.",
    find: headings,
  },
  roles: {
    title: "Every role has a title, an organization and a date",
    fault: "A role lacks its title, organization or date",
    about: "reading",
    mend: "Give each role the same shape: title, organization, then the month and year of start and end.",
    find: roles,
  },
  "date-style": {
    title: "All roles write their dates in one way",
    fault: "Dates are written in more than one way",
    about: "reading",
    mend: "Choose one way, best month and year, and use it everywhere: Jan 2022 – Mar 2024.",
    find: dateStyle,
  },
  "date-order": {
    title: "Nothing ends before it begins or begins in the future",
    fault: "Dates contradict each other",
    about: "reading",
    mend: "Correct the year or the month.",
    find: dateOrder,
  },
  leftovers: {
    title: "Every line belongs to a field",
    fault: "Some lines belong to no field",
    about: "reading",
    mend: "Move the line under a heading that says what it is, or join it with the entry that it belongs to.",
    find: leftovers,
  },
  personal: {
    title: "No photo, birth date or family status",
    fault: "The resume tells personal facts",
    about: "file",
    mend: "Leave them out for the United States, Canada and the United Kingdom. Elsewhere, ask what is usual.",
    find: personal,
  },
} satisfies Record<string, Check>;
