import type { Entry } from "../entries.ts";
import { isCountry, isKnownPlace, isPlace } from "../places.ts";
import { isState } from "../vocabulary/states.ts";
import { workWord } from "../vocabulary/work-words.ts";
import { companyScore, degreeScore, institutionScore, jobScore } from "../words.ts";
import { withoutWorkMode } from "../work-modes.ts";

type Names = { position: string; company: string };

/**
 * The place of a job: the rest of a head text besides position and company, if the rest is a place.
 * Otherwise the last part of the company's line, if it reads like a town.
 */
export function placeOf({ headTexts }: Entry, { position, company }: Names): string {
  const names = [position, company].filter(Boolean).sort((a, b) => b.length - a.length);
  const rests = headTexts.map(({ text, y }) => ({ y, text, rest: without(names, text) }));
  const place = rests.find(({ rest }) => isPlace(rest) || isTownWithMode(rest));
  if (place) return place.rest;
  const line = rests.find(({ text }) => company !== "" && text.includes(company));
  const [town, more] = rests.filter(({ y, rest }) => y === line?.y && rest !== "");
  const isLast = town === rests.filter(({ y }) => y === line?.y).at(-1);
  return town && !more && isLast && readsLikeTown(town.rest) ? town.rest : "";
}

/** "Thrissur" of "Staff Nurse, Mercy Hospital, Thrissur" and of "Mercy Hospital (Thrissur)". */
function without(names: string[], text: string): string {
  for (const name of names) {
    if (!text.startsWith(name)) continue;
    const [, rest] = /^(?:[,;] | at | in | [-/] | (?=\())(.+)$/.exec(text.slice(name.length)) ?? [];
    if (rest !== undefined) return without(names, rest.replace(/^\((.+)\)$/, "$1"));
    if (text === name) return "";
  }
  return text;
}

/** "Westbrae (hybrid)": a name that reads like a town, with a work mode beside it. */
export const isTownWithMode = (text: string): boolean => !!withoutWorkMode(text) && readsLikeTown(text);

/**
 * Whether a text is one to three capitalized words, with or without a region or country after them,
 * and with or without a work mode.
 */
export function readsLikeTown(text: string): boolean {
  const [town = "", region = "", ...more] = (withoutWorkMode(text) ?? text).split(", ");
  const isWhole = more.length === 0 && (region === "" || isKnownPlace(region) || isCountry(region) || isState(region));
  return (isWhole && isKnownPlace(town)) || (isWhole && townName.test(town) && !isOther(town));
}

const townName = /^\p{Lu}(?:[\p{Ll}\p{M}]|\p{Lu}{3})[\p{L}\p{M}'’-]*(?: \p{Lu}[\p{L}\p{M}'’-]+){0,2}$/u;

const isOther = (text: string) =>
  jobScore(text) > 0 || companyScore(text) + institutionScore(text) + degreeScore(text) > 0 || workWord.test(text);
