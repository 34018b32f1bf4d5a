import { isWebUrl } from "../text/links.ts";
import type { Details } from "./details.ts";
import { plainText } from "./page-text.ts";

type Json = Record<string, unknown>;

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? plainText(String(value)) : "";
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value]);

/** Every JobPosting in these JSON-LD texts: https://schema.org/JobPosting */
export function jobPostings(texts: string[]): Partial<Details>[] {
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

/** The name of a thing, which is a text or an object with a name. */
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
