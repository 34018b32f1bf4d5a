import { isWebUrl } from "../text/links.ts";
import { oneLine } from "../text/text.ts";
import { pageText } from "./page-text.ts";
import { type Details, withinLimits } from "./record.ts";

/**
 * What a pasted text says of a job. It may be an address, the source of a page or a JobPosting in
 * JSON-LD, or the text of an advertisement: then its first line is the title.
 */
export function readPasted(pasted: string): Partial<Details> {
  const text = pasted.trim().slice(0, 2_000_000);
  if (/^\S+$/.test(text) && isWebUrl(text)) return withinLimits({ url: text, ...titleOfAddress(text) });
  if (/^[[{]/.test(text)) {
    const posting = jobPostings([text])[0];
    if (posting) return withinLimits(posting);
  }
  if (/<(!doctype|html|head|body|script|div|p|article|section)\b/i.test(text)) return withinLimits(readPage(text));
  return withinLimits(readText(text));
}

/** What a page's source says: its JobPosting, else its title and text. */
function readPage(html: string): Partial<Details> {
  const { title, url, text, jsonLd } = pageText(html);
  const address = url ? { url } : {};
  const posting = jobPostings(jsonLd)[0];
  return posting ? { ...address, ...posting } : { ...address, title: oneLine(title), posting: text };
}

function readText(text: string): Partial<Details> {
  const lines = text.split("\n").map(oneLine).filter(Boolean);
  const title = lines.find((line) => line.length <= 100 && !isWebUrl(line)) ?? "";
  const url = (/https?:\/\/[^\s<>"')]+/i.exec(text)?.[0] ?? "").replace(/[.,;:]+$/, "");
  return { title, posting: text, ...(isWebUrl(url) && { url }) };
}

/** The words of an address that ends in a readable name: ".../senior-data-analyst-4711". */
function titleOfAddress(url: string): Partial<Details> {
  const last = new URL(url).pathname.split("/").filter(Boolean).at(-1) ?? "";
  const words = last
    .replace(/\.\w+$/, "")
    .split(/[-_+]|%20/)
    .filter((word) => /^[a-z]+$/i.test(word));
  if (words.length < 2) return {};
  const title = words.join(" ");
  return { title: title.charAt(0).toUpperCase() + title.slice(1) };
}

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? plainText(String(value)) : "";
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Every JobPosting in these texts of JSON-LD: https://schema.org/JobPosting */
function jobPostings(texts: string[]): Partial<Details>[] {
  return texts.flatMap((text) => {
    try {
      return objectsIn(JSON.parse(text), 0)
        .filter(({ "@type": type }) => listOf(type).includes("JobPosting"))
        .map(fromJobPosting);
    } catch {
      return [];
    }
  });
}

function objectsIn(value: unknown, depth: number): Json[] {
  if (depth > 4) return [];
  if (Array.isArray(value)) return value.flatMap((part) => objectsIn(part, depth + 1));
  if (!isObject(value)) return [];
  const { "@graph": graph, mainEntity } = value;
  return [value, ...objectsIn(graph, depth + 1), ...objectsIn(mainEntity, depth + 1)];
}

function fromJobPosting(posting: Json): Partial<Details> {
  const { title, hiringOrganization, description, validThrough, url, jobLocation, jobLocationType, baseSalary } =
    posting;
  const places = listOf(jobLocation).map(placeOf).filter(Boolean);
  const isRemote = listOf(jobLocationType).includes("TELECOMMUTE");
  const deadline = typeof validThrough === "string" ? (/^\d{4}-\d{2}-\d{2}/.exec(validThrough)?.[0] ?? "") : "";
  return {
    title: textOf(title),
    organization: nameOf(hiringOrganization),
    place: [...new Set([...(isRemote ? ["Remote"] : []), ...places])].slice(0, 4).join(", "),
    pay: payOf(baseSalary),
    deadline: Number.isNaN(Date.parse(deadline)) ? "" : deadline,
    posting: textOf(description),
    ...(typeof url === "string" && isWebUrl(url) && { url }),
  };
}

/** A thing is its name, or an object that has one. */
function nameOf(thing: unknown): string {
  if (!isObject(thing)) return textOf(thing);
  const { name } = thing;
  return textOf(name);
}

function placeOf(place: unknown): string {
  const { address, name } = isObject(place) ? place : { address: place };
  if (!isObject(address)) return textOf(address ?? name);
  const { addressLocality, addressRegion, addressCountry } = address;
  const parts = [textOf(addressLocality), textOf(addressRegion), nameOf(addressCountry)];
  return [...new Set(parts)].filter(Boolean).join(", ");
}

/** "EUR 50000-60000 per year" */
function payOf(salary: unknown): string {
  if (!isObject(salary)) return textOf(salary);
  const { currency, value: amount } = salary;
  const { minValue, maxValue, value, unitText } = isObject(amount) ? amount : { value: amount };
  const range = [minValue, maxValue].map(textOf).filter(Boolean);
  const figure = range.length > 0 ? [...new Set(range)].join("-") : textOf(value);
  const unit = textOf(unitText).toLowerCase();
  return figure && [textOf(currency), figure, unit && `per ${unit}`].filter(Boolean).join(" ");
}

/**
 * The text of a piece of HTML; HTML that was escaped once more, as in many postings, is read too.
 */
export function plainText(html: string): string {
  const { text } = pageText(html);
  return /<\/?\w/.test(text) ? pageText(text).text : text;
}
