import { findEmail, findPhone } from "./contact-text.ts";
import { findDates, isOnlyDates } from "./dates.ts";
import { isCountry } from "./places.ts";

/**
 * Whether an address was too long for its column: "ada.lovelace@exam" and "ple.org",
 * "linkedin.com/in/ada-" and "lovelace".
 */
export function isBrokenAddress(above: string, below: string): boolean {
  if (
    /(?:^|[|•·] )(?:https?:\/\/)?[\w.-]{1,60}\.\w{2,12}\/[\w./-]{0,80}$/.test(above) &&
    (/[-_/]$/.test(above) || /^[-_/]/.test(below))
  )
    return /^[\w/-]{2,60}(?:$| [|•·])/.test(below);
  if (/\S@[\w.-]+\.(?:co|or|ne|ed)$/.test(above) && /^[mgtu]$/.test(below)) return endsInUsual.test(above + below);
  // No ending of an address has only one letter.
  if (/\S@[\w-]+(?:\.[\w-]+)*\.[a-z]$/.test(above) && /^[a-z]{1,4}$/.test(below)) return true;
  if (!/\S@[\w.-]*$/.test(above) || !/^[\w.-]*$/.test(below)) return false;
  const isWhole = findEmail(above) !== undefined && !/[.@-]$/.test(above) && !below.startsWith(".");
  return !isWhole && findEmail(above + below)?.endsWith(below) === true;
}

const endsInUsual = /\.(?:com|org|net|edu)$/;

/** Whether a period was too long for its column: "2012-02 - 2017-" and "06", "Apr-2012 to May-" and "2018". */
export function isBrokenDate(above: string, below: string): boolean {
  if (above.length < 40 && /\p{L}[-/]$/u.test(above) && /^(?:19|20)\d\d$/.test(below))
    return isOnlyDates(above + below);
  return above.length < 40 && /(?<!\d)(?:19|20)\d\d[-/.]$/.test(above) && /^(?:0[1-9]|1[0-2])(?!\d)/.test(below);
}

/**
 * Whether a period broke between two of its words: "June, 2018 – February," and "2021", "Jun-2018 to
 * till" and "date".
 */
export function isYearOfMonth(above: string, below: string): boolean {
  const isCut = /,$| (?:to|till|until)$/i.test(above) && /^(?:(?:19|20)\d\d|date|now|present)$/i.test(below);
  return isCut && isOnlyDates(`${above} ${below}`);
}

/** Whether a country's name was too long for its line: "Leeds, United" and "Kingdom". */
export function isBrokenCountry(above: string, below: string): boolean {
  const [, ...parts] = above.split(", ");
  return parts.length > 0 && isCountry(`${parts.at(-1)} ${below}`);
}

/** Whether a phone number was too long for its line: "+64 21 555" and "0190." */
export function isBrokenNumber(above: string, below: string): boolean {
  if (!/\p{L}/u.test(above) || !/\+\d[\d ()-]{0,24}$/.test(above) || !/^\d[\d -]*(?=\D|$)/.test(below)) return false;
  const rest = /^\d[\d -]*/.exec(below)?.[0].trim() ?? "";
  return findPhone(`${above} ${rest}`)?.endsWith(rest) === true && findDates(below).length === 0;
}
