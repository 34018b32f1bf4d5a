import { leadingHour } from "../text/leading-hour.ts";
import { type Fact, factAt, type Sentence } from "./facts.ts";

const months =
  "jan(?:uary|uar|vier|eiro)?|feb(?:ruary|ruar|rero|braio)?|fév(?:rier)?|fev(?:ereiro)?|mar(?:ch|s|zo|ço)?|märz|apr(?:il|ile)?|avr(?:il)?|abr(?:il)?|may|mai|mayo|maio|maggio|mei|jun[ei]?|juni?o|junho|juin|giugno|jul[yi]?|julio|julho|juil(?:let)?|luglio|aug(?:ust|ustus)?|ago(?:sto)?|août|sept?(?:ember|embre|iembre)?|setembro|settembre|oct(?:ober|obre|ubre)?|okt(?:ober)?|outubro|ottobre|nov(?:ember|embre|iembre|embro)?|dec(?:ember)?|déc(?:embre)?|dez(?:ember|embro)?|dic(?:iembre|embre)?";
const date = new RegExp(
  `(?:${leadingHour})?(?:(?:[a-zà-ž]+day,?\\s+)?(?:\\d{1,2}(?:st|nd|rd|th|\\.|er)?\\s+(?:de\\s+)?)?(?:${months})\\.?(?:\\s+\\d{1,2}(?!\\d)(?:st|nd|rd|th)?,?)?(?:\\s+(?:de\\s+)?\\d{4})?(?![a-zà-ž])|\\d{1,2}(?:[./]\\d{1,2}[./]|-\\d{1,2}-)\\d{2,4}|\\d{4}-\\d{2}-\\d{2})`,
  "iy",
);
const start =
  /(?<![a-zà-ž])(?:start(?:ing|s)?(?: date)?|eintritt(?:stermin|sdatum)?|beginn|ab dem|ab|date de début|début|à partir de|fecha de inicio|inicio|data de início|início|data di inizio|startdatum|rozpoczęcie)\s*(?:on|in|am|le|:|-|zum)?\s*/gi;
const deadline = new RegExp(
  `(?<![a-zà-ž])(?:${[
    "apply (?:latest )?(?:by|before|until)|clos(?:ing|es?) date|clos(?:ing|es?)(?=\\s*:| on\\b)|applications? (?:clos(?:es?|ing)|due)",
    "(?:last|due|final) da(?:te|y)(?= ?(?::|-|to\\b|for\\b|of\\b|is\\b))|(?:application )?deadline",
    "bewerbungs(?:frist|schluss|ende|zeitraum)|einsendeschluss|(?:bewerbung(?:en)?|bewerben sie sich|bewirb dich) bis(?: zum)?",
    "date (?:limite|de clôture)|clôture(?: des candidatures)?|fecha (?:límite|de cierre)|cierre|plazo|prazo|scadenza",
  ].join(
    "|",
  )})(?: (?:to apply|(?:for|of) (?:the )?(?:appl(?:ications?|ying)|submission(?: of applications?)?|receipt of applications)|de (?:candidature|inscripción|postulación|recepción)))?\\s*(?:ist|is|on|at|endet|am|le|el|:|-|bis|hasta)*\\s*(?:(?:der|den|am|zum|the|on|el|le)\\s+)?`,
  "gi",
);
/** "Send your application to ... until 15 December." */
const applyUntil =
  /(?<![a-zà-ž])(?:appl(?:y|ications?)|resumes?|cv|bewerb[a-zà-ž]*|candidature|postule[rz]?|candidatura|solicitud|sollicit[a-z]*)(?![a-zà-ž])[^;!?]{1,160}?\b(?:until|till|by|before|no later than|bis(?: zum| spätestens)?|jusqu'au|avant le|hasta el|até|entro il|vóór|uiterlijk)\s+(?:the )?/gi;
const soon =
  /as soon as possible|\basap\b|start(?:ing)? immediately|immediate start|immediate joiner|\bab sofort\b|nächstmöglich[a-zà-ž]*|dès que possible|incorporación inmediata|início imediato|inizio immediato|per direct\b|od zaraz/i;

/** A quick test, see `rules`. */
export const anyDate = new RegExp(`\\d|${soon.source}`, "gim");

/** The start of the job and the deadline for applications, as the posting writes them. */
export function dateFacts({ text, block }: Sentence): Fact[] {
  if (block === "duties") return [];
  const now = block === "offer" ? null : soon.exec(text);
  if (!/\d/.test(text)) return now ? factAt("start", "as soon as possible", "As soon as possible", now) : [];
  const labeled = dateAfter("deadline", deadline, text);
  const until = labeled.length > 0 ? labeled : dateAfter("deadline", applyUntil, text);
  if (block === "offer") return until;
  return [
    ...until,
    ...(now ? factAt("start", "as soon as possible", "As soon as possible", now) : dateAfter("start", start, text)),
  ];
}

/** Other things that start on a date: "interviews start on 12 January". */
const interviews =
  "(?:interviews?|[a-zà-ž]*gespräche?n?|assessment[a-zà-ž]*|auswahlverfahren|probearbeit[a-zà-ž]*|hospitation[a-zà-ž]*|entretiens?|entrevistas?|colloqui|sollicitatiegesprekken)(?![a-zà-ž])";
const interviewsBefore = new RegExp(`(?<![a-zà-ž])${interviews}[^,.;:(]*$`, "i");
const interviewsAfter = new RegExp(`^[^,.;:(]*(?<![a-zà-ž])${interviews}`, "i");

/** The first date after the words, if it has a number. Interviews are not the start of the job. */
function dateAfter(kind: "start" | "deadline", words: RegExp, text: string): Fact[] {
  words.lastIndex = 0;
  while (words.test(text)) {
    const start = words.lastIndex;
    date.lastIndex = start;
    const [day] = date.exec(text) ?? [];
    if (!day || (kind === "start" && isOfInterviews(text, start, start + day.length))) continue;
    return /\d/.test(day) ? [{ kind, value: day, words: day, start, end: start + day.length }] : [];
  }
  return [];
}

const isOfInterviews = (text: string, start: number, end: number) =>
  interviewsBefore.test(text.slice(0, start)) || interviewsAfter.test(text.slice(end));
