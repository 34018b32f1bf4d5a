import { isCountry, isKnownPlace, isPlace, withoutPostcode } from "../resume/places.ts";
import type { Fact, Sentence } from "./facts.ts";
import { companySuffix } from "./posting-head.ts";

const location =
  /^\W*(?:(?:job|work|office|posting) )?(?:locations?|town|city|place(?: of (?:work|posting|employment))?|standort|stadt|arbeitsort|einsatzort|dienstort|dienstsitz|lieu(?: de travail)?|localisation|ubicación|lugar(?: de trabajo)?|local(?: de trabalho)?|localização|localidade|sede|luogo(?: di lavoro)?|standplaats|locatie|lokalizacja|ville|ciudad|cidade|città|miejsce pracy|ort)\s*(?::\s*-?|-(?=\s))\s*(.{2,80})$/i;
const isMode = /^(?:remote|in person|on[- ]?site|hybrid|remoto|presencial|anywhere)/i;
const mode = /\b(?:hybrid|híbrid|ibrid|hybryd|remot|on[- ]?site|office|in person|büro|presencial)/i;
/** Remote workers who sometimes meet somewhere. */
const visit = /\b(?:remote|from home)\b.{0,80}\b(?:meet|meets|together|retreat|get-together|off-?site)\b/i;
const afterIn =
  /\b(?:in|at|from|near|our|bei|à|en)\s+(?:our\s+|the\s+)?((?:\p{Lu}[\p{L}'-]*,?)(?:\s\p{Lu}[\p{L}'-]*,?){0,4})/gu;
const endsInSuffix = new RegExp(`${companySuffix.source}$`);

/**
 * The place of work that a sentence names: after a label, beside a way of working, after the
 * company, or alone in the posting's head.
 */
export function locationFacts({ text, isShort, block }: Sentence): Fact[] {
  if (block === "duties") return [];
  const isHead = isShort && (block === "other" || block === "prose");
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
  if (!text.includes(", ")) return items.find(isCity);
  const pairs = items.flatMap((item) => [item, item.split(", ").slice(-2).join(", ")]);
  const isPair = (item: string) =>
    /^\p{Lu}[^,:;!?\d]{1,40}, (?:[A-Z]{2}|\p{Lu}[\p{L} ]+)$/u.test(item) && isPlace(item);
  return (
    pairs.find((item) => isPair(item) && !mode.test(item)) ?? items.map(cityOf).find(Boolean) ?? items.find(isCity)
  );
}

/** Towns that are also words. Alone in a line, they name no place. */
const alsoWord = new Set(["Bath", "Hull", "Nice", "Split"]);

/** In characters, including a postcode. */
const maxCityLength = 40;

/** Whether a text is a city, or a part of one: "Pune", "81241 München", "München-Pasing". */
const isCity = (text: string) => {
  if (text.length > maxCityLength) return false;
  const name = withoutPostcode(text).replace(/-\p{Lu}\p{Ll}+$/u, "");
  return /^\p{Lu}/u.test(name) && isKnownPlace(name) && !isCountry(name) && !alsoWord.has(name);
};

/** The city after a name or a title: "Zürich" in "Hotel Lindenhof, Zürich". */
function cityOf(item: string): string {
  const [, name = "", city = ""] =
    /^((?:\p{Lu}[\p{L}&'.-]*|&|of|and|the)(?: (?:\p{Lu}[\p{L}&'.-]*|&|of|and|the|at))*), (\p{Lu}[\p{L} -]+)$/u.exec(
      item,
    ) ?? [];
  return !isKnownPlace(name) && isCity(city) ? city : "";
}

/** The place beside a way of working: "Hybrid, Leeds", "in our Berlin office". */
function placeBeside(text: string): string | undefined {
  const inList = text.length <= 100 ? text.split(/\s*[|·•()]\s*|\s+-\s+|\s+or\s+/).flatMap(namesIn) : [];
  const afterWords = [...text.matchAll(afterIn)].flatMap(([, words = ""]) => startsOf(words));
  return [...inList, ...afterWords].find((name) => !mode.test(name) && isPlace(name));
}

/** Possible places in a list item, the longest first: "Acme, Denver, CO". */
function namesIn(item: string): string[] {
  const names = item.replace(/^[-\s]+|[.\s]+$/g, "").split(", ");
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
