import { type Fact, factAt, type Sentence } from "./facts.ts";
import { officeDayFacts } from "./office-days.ts";
import { remoteIn } from "./remote-region.ts";

const hybrid =
  /\bhybrid[a-zà-ž]*|\bhíbrid[oa]|\bibrid[oa]|hybryd[a-zà-ž]+|homeoffice teilweise|teilweise (?:remote|homeoffice)|teletrabajo parcial|télétravail partiel/i;
const home =
  "(?:remote(?:ly)?|from home|home[- ]?office|mobiles arbeiten|télétravail|teletrabajo|teletrabalho|thuiswerken)";
const oneToFour = "(?:[1-4]|one|two|three|four|ein(?:en)?|zwei|drei|vier|un|deux|trois|dos|tres|dois|três|twee|drie)";
const days = "(?:days?|tage?n?|jours?|días?|dias?|dagen)";
/** A part of the week at home: "up to 60% remote", "remote possible two days a week". */
const partlyAtHome = new RegExp(
  [
    `(?<!\\d)\\d{1,2}\\s?% (?:of (?:the|your) time )?(?:work )?${home}`,
    `\\b${oneToFour} ${days}(?: (?:a|per|each|pro|por|par|per) ?(?:week|woche|semaine|semana)?)?(?: of| de| im| work(?:ing)?){0,2} ${home}`,
    `\\b(?:remote(?: work(?:ing)?)?|home[- ]?office)(?: is)?(?: possible| allowed| option(?:al)?| available)?(?: up to| for| on| bis zu)? ${oneToFour} ${days}`,
    `\\b(?:partly|partially|occasional(?:ly)?|some) (?:work )?${home}`,
  ].join("|"),
  "i",
);
const onSite =
  /(?<!days? |\d )\bon[- ]?site\b(?! (?:support|service|visits?|customers?))|\bin[- ]person\b|\bin-office\b|work from office|\bpresencial\b|\bprésentiel\b|\bstacjonarn[a-zà-ž]+/i;
const remote =
  /\b(?:fully|100\s?%|entirely|completely)[- ]?(?:remote|remoto)\b|100\s?% remoto?\b|\bremote (?:role|position|job|work|within|in the|eu\b|us\b|\()|[-–|·,(]\s*remote\b|\bthis is a remote\b|\bfrom home\b|\bremote,|\bor remote\b/i;
const remoteAlone =
  /^\W*(?:location|work location|place of work|work mode|modelo)?\W*(?:fully |100\s?%\s?)?(?:remote|remoto|télétravail complet|full remote|remoto 100%)\b|(?:·|\|)\s*remoto?\b/i;

/** A quick test, see `rules`. */
export const anyPlace =
  /h[yíi]br|ibrid|remot|home|site|person|office|büro|vor ort|bureau|oficina|escrit|kantoor|biur|uffici|sede|presencial|présentiel|stacjonarn|télétravail|teletrab|thuis|mobiles/gim;

/** Where the work is done: office, home, or both. */
export function placeFacts({ text, isShort, block }: Sentence): Fact[] {
  if (block === "duties") return [];
  const place = (value: string, words: string, pattern: RegExp) => factAt("place", value, words, pattern.exec(text));
  const isHybrid =
    (isShort || /work|model|role|position|arbeit|office/i.test(text)) &&
    !/hybrid (?:cloud|vehicle|app|event)/i.test(text);
  const isOnSite = isShort && block !== "offer" && !/not|kein|interview/i.test(text);
  const isRemote = !/\b(?:no|not|kein)\b.{0,12}remote/i.test(text);
  return [
    ...officeDayFacts(text),
    ...(isHybrid ? place("hybrid", "Partly in the office", hybrid) : []),
    ...place("hybrid", "Partly remote", partlyAtHome),
    ...(isOnSite ? place("on-site", "On site", onSite) : []),
    ...(isRemote ? place("remote", remoteIn(text), isShort && !remote.test(text) ? remoteAlone : remote) : []),
  ];
}
