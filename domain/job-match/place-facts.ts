import { isKnownPlace, isPlace } from "../resume/places.ts";
import { jobScore } from "../resume/words.ts";
import { type Fact, factAt, type Sentence } from "./facts.ts";
import { officeDayFacts } from "./office-days.ts";
import { companySuffix } from "./posting-head.ts";
import { remoteIn } from "./remote-region.ts";

const location =
  /^\W*(?:job |work |office )?(?:locations?|standort|arbeitsort|einsatzort|dienstort|dienstsitz|lieu(?: de travail)?|localisation|ubicación|lugar(?: de trabajo)?|local(?: de trabalho)?|localização|localidade|sede|luogo(?: di lavoro)?|standplaats|locatie|lokalizacja|miejsce pracy|ort)\s*:\s*(.{2,80})$/i;

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
const isMode = /^(?:remote|in person|on[- ]?site|hybrid|remoto|presencial|anywhere)/i;
const mode = /\b(?:hybrid|híbrid|ibrid|hybryd|remot|on[- ]?site|office|in person|büro|presencial)/i;
/** Remote workers who sometimes meet somewhere. */
const visit = /\b(?:remote|from home)\b.{0,80}\b(?:meet|meets|together|retreat|get-together|off-?site)\b/i;
const afterIn =
  /\b(?:in|at|from|near|our|bei|à|en)\s+(?:our\s+|the\s+)?((?:\p{Lu}[\p{L}'-]*,?)(?:\s\p{Lu}[\p{L}'-]*,?){0,4})/gu;
const remoteAlone =
  /^\W*(?:location|work location|place of work|work mode|modelo)?\W*(?:fully |100\s?%\s?)?(?:remote|remoto|télétravail complet|full remote|remoto 100%)\b|(?:·|\|)\s*remoto?\b/i;

const endsInSuffix = new RegExp(`${companySuffix.source}$`);

/** A quick test: a text without one of these says nothing of office or home. */
const anyMode =
  /h[yíi]br|ibrid|remot|home|site|person|office|büro|vor ort|bureau|oficina|escrit|kantoor|biur|uffici|sede|presencial|présentiel|stacjonarn|télétravail|teletrab|thuis|mobiles/i;

/** Where the work is done (office, home, or both) and the place that the sentence names. */
export function placeFacts({ text, isShort, block }: Sentence): Fact[] {
  if (block === "duties") return [];
  const located = locationFacts(text, isShort && (block === "other" || block === "prose"));
  if (!anyMode.test(text)) return located;
  const place = (value: string, words: string, pattern: RegExp) => factAt("place", value, words, pattern.exec(text));
  const isHybrid =
    (isShort || /work|model|role|position|arbeit|office/i.test(text)) &&
    !/hybrid (?:cloud|vehicle|app|event)/i.test(text);
  const isOnSite = isShort && block !== "offer" && !/not|kein|interview/i.test(text);
  const isRemote = !/\b(?:no|not|kein)\b.{0,12}remote/i.test(text);
  return [
    ...located,
    ...officeDayFacts(text),
    ...(isHybrid ? place("hybrid", "Partly in the office", hybrid) : []),
    ...place("hybrid", "Partly remote", partlyAtHome),
    ...(isOnSite ? place("on-site", "On site", onSite) : []),
    ...(isRemote ? place("remote", remoteIn(text), isShort && !remote.test(text) ? remoteAlone : remote) : []),
  ];
}

function locationFacts(text: string, isHead: boolean): Fact[] {
  const name =
    location
      .exec(text)?.[1]
      ?.replace(/\s*(?:[(|·]|\s-\s|\s(?:or|oder) (?:remote|hybrid|home)).*$/iu, "")
      .trim() ?? "";
  const isNamed = name.length >= 2 && !isMode.test(name);
  const beside = mode.test(text) && !visit.test(text) ? placeBeside(text) : undefined;
  const found = isNamed ? name : (beside ?? placeOfCompany(text) ?? (isHead ? placeAlone(text) : undefined));
  if (!found) return [];
  const start = text.indexOf(found);
  return [{ kind: "location", value: found, words: found, start, end: start + found.length }];
}

/** The place after a company: "Bluefin GmbH, Berlin", "Company: Bluefin GmbH - Berlin". */
function placeOfCompany(text: string): string | undefined {
  if (text.length > 121 || !/, | [-|·] /.test(text)) return;
  const [, company = "", place = ""] =
    /^(?:\p{Lu}\p{Ll}+: )?(\p{Lu}[^,:;!?]{1,59}?)(?:, | [-|·] )(\p{Lu}[^:;!?]{1,59})$/u.exec(text) ?? [];
  return endsInSuffix.test(company) && (isPlace(place) || isGermanTown(company, place)) ? place : undefined;
}

/** The town that follows the legal form of a German company: "Brenner GmbH, Ingelheim". */
const isGermanTown = (company: string, place: string) =>
  /\b(?:g?GmbH|mbH|AG|KG|e\.V\.)$/.test(company) &&
  /^\p{Lu}\p{Ll}+(?:[ -](?:an|am|bei|im) \p{L}+|[ -]\p{Lu}\p{Ll}+)*$/u.test(place);

/** A place with its state between the separators of a short line: "Acme - Joliet, IL". */
function placeAlone(text: string): string | undefined {
  const items = text.replace(/\s*\([^()]*\)|\.$/g, "").split(/\s*[|·•]\s*|\s+-\s+/);
  const pairs = items.flatMap((item) => [item, item.split(", ").slice(-2).join(", ")]);
  const isPair = (item: string) =>
    /^\p{Lu}[^,:;!?\d]{1,40}, (?:[A-Z]{2}|\p{Lu}[\p{L} ]+)$/u.test(item) && isPlace(item);
  return pairs.find((item) => isPair(item) && !mode.test(item)) ?? items.map(cityOf).find(Boolean);
}

/** The city behind a name: "Zürich" in "Hotel Lindenhof, Zürich". */
function cityOf(item: string): string {
  const [, name = "", city = ""] =
    /^((?:\p{Lu}[\p{L}&'.-]*|&|of|and|the)(?: (?:\p{Lu}[\p{L}&'.-]*|&|of|and|the))*), (\p{Lu}[\p{L} -]+)$/u.exec(
      item,
    ) ?? [];
  return name.includes(" ") && jobScore(item) <= 0 && isKnownPlace(city) ? city : "";
}

/** The place beside a way of working: "Hybrid, Leeds", "in our Berlin office". */
function placeBeside(text: string): string | undefined {
  const inList = text.length <= 100 ? text.split(/\s*[|·•()]\s*|\s+-\s+|\s+or\s+/).flatMap(namesIn) : [];
  const afterWords = [...text.matchAll(afterIn)].flatMap(([, words = ""]) => startsOf(words));
  return [...inList, ...afterWords].find((name) => !mode.test(name) && isPlace(name));
}

/** Possible places in a list item, the longest first: "Acme, Denver, CO". */
function namesIn(item: string): string[] {
  const names = item.replace(/[.\s]+$/, "").split(", ");
  return names.flatMap((name, at) => [names.slice(at).join(", "), names.slice(at, at + 2).join(", "), name]);
}

/** The beginnings of a text, the longest first: "Berlin Office", "Berlin". */
function startsOf(text: string): string[] {
  const words = text.split(" ");
  return words.map((_, at) =>
    words
      .slice(0, words.length - at)
      .join(" ")
      .replace(/,$/, ""),
  );
}
