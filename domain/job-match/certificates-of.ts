import type { Span } from "./sentences.ts";
import { type Mention, type Skill, skillById } from "./vocabulary.ts";

/** "Certification", "certified", "Zertifikat", "certificación" and the like. */
const noun = "(?:(?:ge)?[cz]ert[iy]fi(?!able|ying)[a-zà-ž]+|certs?(?![a-zà-ž]))";
/** A quick test before the slow patterns. */
const anyNoun = /cert|zertif|qualif|course|diploma|module|training|weiterbildung|lehrgang/i;
/** Certificates of these are files. */
const ofFiles = /^(?:ssl|tls|ssh|pki|x\.?509)/i;
/** In duties a certificate may be a file. */
const anyOfPerson = /certifi(?:ed|cation)|zertifizier/i;

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
const behindOther = new RegExp(
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
const announced = new RegExp(`(?:${suchAs}|[(:])\\s*$`, "i");
const ahead = aheadBy(`${inOrFor}|of|on|by|from`);
const aheadField = aheadBy(inOrFor);
const germanAhead =
  /(?:Fachweiterbildung|Weiterbildung|Zusatzqualifikation|Qualifikation|Lehrgang)\s+(?:(?:in|im|für|zur|zum|der|im Bereich)\s+)?$/;
/** A certified Jira administrator is a person; certified Linux servers are not. */
const adjective = /(?<![a-zà-ž])(?:certified|zertifizierte[rnsm]?|gecertificeerde?)\s+$/i;
const person =
  /^[ -](?:[a-zà-ž]+[ -])?(?:administrat|admin(?![a-zà-ž])|develop|entwickl|analyst|engineer|consult|berater|special|spezial|train|archite|profession|expert|user|techni|associate|practition|master|instruct|coach|manager|tester)[a-zà-ž]*/i;

const or = /^\s*(?:\/|,?\s*(?:or|oder|ou|o|of|lub|and\/or|und\/oder|bzw\.?)\s+(?:an?\s+)?)\s*$/i;
const and = /^\s*(?:,?\s*(?:and|und|et|y|e|en|i)\s+|&)\s*$/i;
const comma = /^\s*,\s*$/;
/** Of "Experience with Jira or AWS certification" the first is no certificate. */
const ofExperience =
  /(?:experience|knowledge|skills?|proficien\w+|familiar\w*|expertise|erfahrung|kenntnisse|exp[ée]rience|experi[eê]ncia|connaissances?|conocimientos?) (?:with|in|of|using|mit|en|de|com|con|em)\s+(?:[a-z]+\s+)?$/i;
const several = /(?:certifications|certificates|certs|certificats|kate|ungen|[cç]ões|ciones)$/i;

const isField = ({ kind }: Skill) => kind === "domain" || kind === "method";
const canHave = ({ skill, text }: Mention) =>
  (isField(skill) || /^(?:language|framework|tool)$/.test(skill.kind)) && !ofFiles.test(text);

/** The certificate of a skill: the vocabulary's, or one made from the skill's name. */
export function certificateOf({ id, label }: Skill, name = `${label} certification`): Skill {
  const known = skillById.get(`${id}-certification`) ?? skillById.get(`${id}-certificate`);
  return known ?? { id: `${id} certificate`, label: name, kind: "certificate", of: id };
}

/**
 * Mentions in which a skill with a noun for a certificate is that certificate: "Jira administrator
 * certification", "certified in SAP", "critical care qualification". The skill alone does not
 * satisfy it. Of "AWS or Azure certification" both are certificates.
 */
export function withCertificates(text: string, mentions: Mention[], isDuty = false): Mention[] {
  if (mentions.length === 0 || !anyNoun.test(text) || (isDuty && !anyOfPerson.test(text))) return mentions;
  const spans = mentions.map((one) => withNoun(text, one));
  const listed = listedWith(text, mentions, spans);
  const all: Mention[] = [];
  for (const [at, mention] of mentions.entries()) {
    const span = spans[at];
    const lastEnd = all.at(-1)?.end ?? 0;
    const isFree = span && span.start >= lastEnd && !mentions.some((one) => !canHave(one) && isWithin(span, one));
    if (!canHave(mention)) all.push(mention);
    else if (isFree) all.push(certificateAt(text, mention, span));
    else if (listed.has(at)) all.push(inList(mention));
    else if (mention.start >= lastEnd) all.push(mention);
  }
  return all;
}

const isWithin = (span: Span, { start, end }: Span) => span.start <= start && end <= span.end;

/** A name with the noun behind or before it, if there is one. */
function withNoun(text: string, { skill, start, end }: Mention): Span | undefined {
  const tail = text.slice(end, end + 90);
  const after = (isField(skill) ? behindField : behind).exec(tail);
  if (after) return { start, end: end + after[0].length };
  const head = text.slice(Math.max(0, start - 60), start);
  const before = isField(skill) ? (aheadField.exec(head) ?? germanAhead.exec(head)) : ahead.exec(head);
  const [job = ""] = person.exec(tail) ?? [];
  const isAdjective = adjective.test(head);
  if (!before || (isAdjective && job === "")) return;
  return { start: start - before[0].length, end: isAdjective ? end + job.length : end };
}

function certificateAt(text: string, mention: Mention, span: Span): Mention {
  const words = text.slice(span.start, span.end);
  if (announced.test(text.slice(span.start, mention.start))) return inList(mention);
  return {
    ...mention,
    ...span,
    text: words,
    skill: certificateOf(mention.skill, `${words[0]?.toUpperCase()}${words.slice(1)}`),
  };
}

const inList = (mention: Mention): Mention => ({
  ...mention,
  text: `${mention.text} certification`,
  skill: certificateOf(mention.skill),
  isListed: true,
});

/** The mentions that share the noun of another in their list. */
function listedWith(text: string, mentions: Mention[], spans: (Span | undefined)[]): Set<number> {
  const listed = new Set<number>();
  const gapAt = (at: number) => text.slice(mentions[at]?.end, mentions[at + 1]?.start);
  const addBefore = (from: number, own: number[], isSeveral: boolean) => {
    const members = [...own];
    for (let at = from - 1; at >= 0; at -= 1) {
      const gap = gapAt(at);
      if (!or.test(gap) && !(isSeveral && and.test(gap)) && !(members.length > 0 && comma.test(gap))) break;
      members.push(at);
    }
    const head = text.slice(0, mentions[members.at(-1) ?? from]?.start);
    if (!ofExperience.test(head)) for (const at of members) listed.add(at);
  };
  const addBehind = (from: number) => {
    for (let at = from; at < mentions.length - 1; at += 1) {
      const gap = gapAt(at);
      if (spans[at + 1] || !(or.test(gap) || and.test(gap) || comma.test(gap))) return;
      listed.add(at + 1);
    }
  };
  for (const [at, mention] of mentions.entries()) {
    const span = spans[at] ?? mention;
    const words = text.slice(span.start, span.end);
    if (behindOther.test(text.slice(mention.end, mention.end + 90))) addBefore(at, [at], false);
    else if (span.start < mention.start) addBehind(at);
    else if (/[cz]ert/i.test(words)) addBefore(at, [], several.test(words));
  }
  return listed;
}
