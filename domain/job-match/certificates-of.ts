import { announced, anyNoun, anyOfPerson, behindOther, isField, ofFiles, withNoun } from "./certificate-nouns.ts";
import type { Span } from "./sentences.ts";
import { type Mention, type Skill, skillById } from "./vocabulary.ts";

const or = /^\s*(?:\/|,?\s*(?:or|oder|ou|o|of|lub|and\/or|und\/oder|bzw\.?)\s+(?:an?\s+)?)\s*$/i;
const and = /^\s*(?:,?\s*(?:and|und|et|y|e|en|i)\s+|&)\s*$/i;
const comma = /^\s*,\s*$/;
/** Of "Experience with Jira or AWS certification" the first is no certificate. */
const ofExperience =
  /(?:experience|knowledge|skills?|proficien\w+|familiar\w*|expertise|erfahrung|kenntnisse|exp[ée]rience|experi[eê]ncia|connaissances?|conocimientos?) (?:with|in|of|using|mit|en|de|com|con|em)\s+(?:[a-z]+\s+)?$/i;
const several = /(?:certifications|certificates|certs|certificats|kate|ungen|[cç]ões|ciones)$/i;

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
