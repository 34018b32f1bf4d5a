import type { Span } from "./sentences.ts";
import type { Mention, Skill } from "./vocabulary.ts";

/** "Certification", "certified", "Zertifikat", "certificación" and the like. */
const noun = "(?:(?:ge)?[cz]ert[iy]fi(?!able|ying)[a-zà-ž]+|certs?(?![a-zà-ž]))";
/** A quick test before the slow patterns. */
export const anyNoun = /cert|zertif|qualif|course|diploma|module|training|weiterbildung|lehrgang/i;
const anyAhead = /cert|zertif|qualif|bildung|lehrgang/i;
/** Certificates of these are files. */
export const ofFiles = /^(?:ssl|tls|ssh|pki|x\.?509)/i;
/** In duties a certificate may be a file. */
export const anyOfPerson = /certifi(?:ed|cation)|zertifizier/i;

/** What is certified is a company, a thing or a text, or the certificate is a file. */
const ofOthers =
  "(?! (?:partners?|agenc[a-zà-ž]+|compan[a-zà-ž]+|resellers?|providers?|business(?:es)?|firms?|process(?:es)?|audits?|bod(?:y|ies)|authorit[a-zà-ž]+|management|rotation|renewals?|lifecycle|pinning|chains?|stores?|products?|environments?|hardware|equipment|systems?|production|cop(?:y|ies))(?![a-zà-ž]))";
const ofField =
  "(?:qualifications?|courses?|diplomas?|modules?|training completed)(?![a-zà-ž])(?! (?:level|work|design|content|development))";
/** What may stand between a name and the noun: "Jira administrator certification". */
const amid =
  "(?:[ -](?!(?:and|or|und|oder|et|ou|y|o|e|i|with|without|for|in|of|to|the|an?|our|we|is|are|be|has|have|must|your|you|plus|as|by|from|experience|knowledge|skills?|background|expertise|required|preferred|desirable|ssl|tls|pki|ssh|client|server|root|digital|erfahrung|kenntnisse|mit|sowie|con|avec|com)(?![a-zà-ž]))[a-zà-ž\\d][a-zà-ž\\d.+#'’]*){0,3}?(?: \\([^()]{1,30}\\))?";
const behind = new RegExp(`^${amid}[ -]${noun}${ofOthers}`, "i");
const behindField = new RegExp(`^${amid}[ -](?:${noun}${ofOthers}|${ofField})`, "i");
/** Of "Workday or Foo certification", where no rule knows the second. */
export const behindOther = new RegExp(
  `^(?:,? (?:or|oder|ou|o) |/)(?!(?:an?|the|any|experience)(?![a-zà-ž]))[a-zà-ž\\d]+${amid}[ -]${noun}${ofOthers}`,
  "i",
);

const suchAs = "(?:such as|like|e\\.\\s?g\\.?,?|for example,?|z\\.\\s?B\\.|wie|comme|como)";
const inOrFor = "in|for|en|em|für|im|zum?|zur|sur|de|du|da|do|di|voor|van";
/** The nouns in a name, with what links them to it. */
export const certificateNouns = new RegExp(`(?<![a-zà-ž])${noun}(?: (?:${inOrFor}|of)(?![a-zà-ž]))?`, "gi");
const aheadBy = (links: string) =>
  new RegExp(
    `(?<!(?:ssl|tls|ssh|pki|client|server|root|digital) )(?<![a-zà-ž])${noun}(?:(?:,? ${suchAs}| \\((?:${suchAs})?| (?:${links})|:)?\\s*| d['’])(?:(?:the|an?|either|der|die|das|dem)\\s+)?$`,
    "i",
  );
/** "Certifications such as", "Certificates (", "Certifications:". */
export const announced = new RegExp(`(?:${suchAs}|[(:])\\s*$`, "i");
const ahead = aheadBy(`${inOrFor}|of|on|by|from`);
const aheadField = aheadBy(inOrFor);
const germanAhead =
  /(?:Fachweiterbildung|Weiterbildung|Zusatzqualifikation|Qualifikation|Lehrgang)\s+(?:(?:in|im|für|zur|zum|der|im Bereich)\s+)?$/;
/** A certified Jira administrator is a person; certified Linux servers are not. */
const adjective = /(?<![a-zà-ž])(?:certified|zertifizierte[rnsm]?|gecertificeerde?)\s+$/i;
const person =
  /^[ -](?:[a-zà-ž]+[ -])?(?:administrat|admin(?![a-zà-ž])|develop|entwickl|analyst|engineer|consult|berater|special|spezial|train|archite|profession|expert|user|techni|associate|practition|master|instruct|coach|manager|tester)[a-zà-ž]*/i;

/** Whether a skill is a field of work or a method, not a product. */
export const isField = ({ kind }: Skill) => kind === "domain" || kind === "method";

/** A name with the noun behind or before it, if there is one. */
export function withNoun(text: string, { skill, start, end }: Mention): Span | undefined {
  const tail = text.slice(end, end + 90);
  const after = (isField(skill) ? behindField : behind).exec(tail);
  if (after) return { start, end: end + after[0].length };
  const head = text.slice(Math.max(0, start - 60), start);
  if (!anyAhead.test(head)) return;
  const before = isField(skill) ? (aheadField.exec(head) ?? germanAhead.exec(head)) : ahead.exec(head);
  if (!before) return;
  if (!adjective.test(head)) return { start: start - before[0].length, end };
  const job = person.exec(tail);
  return job ? { start: start - before[0].length, end: end + job[0].length } : undefined;
}
