import type { PostingLine } from "./blocks.ts";
import { among, foundIn, joined, sentencesWith } from "./joined-sentences.ts";
import type { Place } from "./requirements.ts";
import { sentencesOf } from "./sentences.ts";
import { isLegal } from "./strength.ts";

/**
 * A warning sign in words. Honest postings rarely have it. A sign that something is missing has no
 * place.
 */
export type Sign = { words: string; place?: Place };

const signs: [words: string, pattern: RegExp][] = [
  [
    "It asks for money. Employers pay you, not the other way round.",
    /\b(?:registration|application|training|processing|admin(?:istration)?|starter|equipment|refundable|onboarding)[\w\s]{0,20}\b(?:fee|deposit|payment)\b|\bfee of [$€£₹]|pay for your (?:training|equipment|kit)|bearbeitungsgebühr|frais d'inscription|cuota de inscripción|taxa de inscrição/gim,
  ],
  [
    "It wants to be contacted by a chat app. Look for the posting on the company's own site.",
    /(?:contact|message|text|write|apply|reach|chat|schreib[a-zà-ž]*|contacta[a-zà-ž]*|escrib[a-zà-ž]*|envía[a-zà-ž]*)[^.!?]{0,50}\b(?:telegram|whats ?app|signal|wechat|viber)\b|\b(?:telegram|whats ?app)\s*(?:only|:|at|@|\+\d)/gim,
  ],
  [
    "It pays in crypto money or gift cards.",
    /\b(?:paid|pay|payment|salary|earn)\b[^.!?]{0,50}\b(?:bitcoin|btc|usdt|crypto(?:currency)?|ethereum|gift ?cards?)\b/gim,
  ],
  [
    "It offers the job without an interview.",
    /\bno (?:job )?interview\b|without (?:an )?interview|interview not (?:needed|required)|sin entrevista|ohne vorstellungsgespräch/gim,
  ],
  [
    "It asks for your bank account or identity papers before there is a contract.",
    /\b(?:send|provide|submit|share|need|a)\b[^.!?]{0,30}\b(?:bank (?:account|details)|copy of your (?:passport|id)|social security number|aadhaar|credit card)\b|^\W*a bank account\W*$/gim,
  ],
  [
    "It asks you to move money or goods for others.",
    /\b(?:process|receive|forward|transfer)\w*[^.!?]{0,30}\b(?:payments?|checks?|cheques?|packages?|parcels?|funds)\b[^.!?]{0,40}\b(?:your (?:own )?(?:bank )?account|at home|from home|to our clients)\b/gim,
  ],
  [
    "You answer to a free email address, not to a company's.",
    /@(?:gmail|yahoo|hotmail|outlook|proton(?:mail)?|gmx|mail|aol|icloud)\.\w{2,3}\b/gim,
  ],
];
/** A quick test: a sentence without one of these words has no sign. */
const anySign =
  /\bfee\b|deposit|payment|pay for|gebühr|frais|cuota|taxa|telegram|whats ?app|signal|wechat|viber|bitcoin|btc|usdt|crypto|ethereum|gift ?card|interview|entrevista|vorstellungsgespräch|bank|copy of|social security|aadhaar|credit card|account|home|our clients|@/gim;
const denied =
  /\b(?:never|not|no|don't|doesn't|nie|nicht|nunca|jamais|kein[a-zà-ž]*)\b[^.!?]{0,40}\b(?:fee|money|charge|payment|ask|bank|geld|gebühr[a-zà-ž]*|dinero|argent)\b/i;

/**
 * Warning signs of a doubtful posting. A sign does not prove fraud, and no sign does not rule it
 * out.
 */
export function signsOf(lines: PostingLine[], company: string): Sign[] {
  const sentences = lines.flatMap(({ text }, line) => sentencesOf(text).map((sentence) => ({ ...sentence, line })));
  const { some, part } = among(anySign, sentences, joined(sentences));
  const found = signs.flatMap(([words, pattern]): Sign[] => {
    const [first] = sentencesWith(pattern, some, part).flatMap((at) => {
      const sentence = some[at];
      return sentence && foundIn(pattern, sentence.text) && !isLegal(sentence.text) && !denied.test(sentence.text)
        ? [sentence]
        : [];
    });
    return first ? [{ words, place: { line: first.line, start: first.start, end: first.end } }] : [];
  });
  return company === "" && lines.length > 3 ? [...found, { words: "We found no company named." }] : found;
}
