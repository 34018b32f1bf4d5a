import type { Fact, Sentence } from "./facts.ts";

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
const officeDays = new RegExp(
  `(?<![\\d.,-])(\\d|${Object.keys(counted).join("|")})\\s*(?:${days})(?![\\p{L}])[^\\d,;.()]{0,24}?(?:${office}|on site)`,
  "iu",
);
const location =
  /^\W*(?:job |work |office )?(?:locations?|standort|arbeitsort|einsatzort|dienstort|dienstsitz|lieu(?: de travail)?|localisation|ubicación|lugar(?: de trabajo)?|local(?: de trabalho)?|localização|localidade|sede|luogo(?: di lavoro)?|standplaats|locatie|lokalizacja|miejsce pracy|ort)\s*:\s*(.{2,80})$/iu;

const hybrid =
  /\bhybrid\p{L}*|\bhíbrid[oa]|\bibrid[oa]|hybryd\p{L}+|homeoffice teilweise|teilweise (?:remote|homeoffice)|teletrabajo parcial|télétravail partiel/iu;
const onSite =
  /(?<!days? |\d )\bon-?site\b(?! (?:support|service|visits?|customers?))|\bin[- ]person\b|\bin-office\b|work from office|\bpresencial\b|\bprésentiel\b|\bstacjonarn\p{L}+/iu;
const remote =
  /\b(?:fully|100\s?%|entirely|completely)[- ]?(?:remote|remoto)\b|100\s?% remoto?\b|\bremote (?:role|position|job|work|within|in the|eu\b|us\b|\()|[-–|·,(]\s*remote\b|\bthis is a remote\b|\bfrom home\b|\bremote,/i;
const remoteAlone =
  /^\W*(?:location|work location|place of work|work mode|modelo)?\W*(?:fully |100\s?%\s?)?(?:remote|remoto|télétravail complet|full remote|remoto 100%)\b|(?:·|\|)\s*remoto?\b/i;

/** Where the work is done: in the office, at home, or days of each; and the place that is named. */
export function placeFacts({ text, isShort, block }: Sentence): Fact[] {
  const facts: Fact[] = [...locationFacts(text), ...officeDayFacts(text)];
  const add = (value: string, words: string, found: RegExpExecArray | null) => {
    if (found) facts.push({ kind: "place", value, words, start: found.index, end: found.index + found[0].length });
  };
  if ((isShort || /work|model|role|position|arbeit/i.test(text)) && !/hybrid (?:cloud|vehicle|app)/i.test(text))
    add("hybrid", "Partly in the office", hybrid.exec(text));
  if (isShort && block !== "offer" && !/not|kein|interview/i.test(text)) add("on-site", "On site", onSite.exec(text));
  if (!/\b(?:no|not|kein)\b.{0,12}remote/i.test(text))
    add("remote", "Remote", remote.exec(text) ?? (isShort ? remoteAlone.exec(text) : null));
  return facts;
}

function locationFacts(text: string): Fact[] {
  const name =
    location
      .exec(text)?.[1]
      ?.replace(/\s*(?:[(|·]|\s-\s).*$/u, "")
      .trim() ?? "";
  if (name.length < 2 || /^(?:remote|in person|on-?site|hybrid|remoto|presencial|anywhere)/i.test(name)) return [];
  const start = text.indexOf(name);
  return [{ kind: "location", value: name, words: name, start, end: start + name.length }];
}

function officeDayFacts(text: string): Fact[] {
  const found = officeDays.exec(text);
  const said = found?.[1]?.toLowerCase() ?? "";
  const count = counted[said] ?? Number(said);
  if (!found || count < 1 || count > 5) return [];
  const words = `${count} ${count === 1 ? "day" : "days"} a week in the office`;
  return [{ kind: "place", value: `hybrid ${count}`, words, start: found.index, end: found.index + found[0].length }];
}
