import { findDates, withoutDates } from "./dates.ts";

const until = [
  String.raw`exp(?:\.|ires?|iry|iration)?(?: (?:date|on|in))?`,
  "(?:valid|good|active|current|effective|in force|registered|licensed) (?:until|till|through|thru|to)",
  "(?:due for )?renew(?:al|s|able)?(?: (?:by|due|on|in|is due|date))?(?: (?:by|on|in))?",
  "(?:gültig|aktiv|befristet) bis",
  "(?:valable|valide|en vigueur) jusqu['’](?:en|à|au)",
  "(?:válid[oa]|vigente|em vigor|en vigor) (?:hasta|até)",
  "(?:vence|expira)(?: e[lmn])?",
].join("|");
/** "license active until": what is valid, if it stands in a part of its own. */
const subject = "(?<=(?:^|[,;(·–-] ?))(?:licen[cs]e|registration|certificate|certification|membership|pin)(?: is)? ";
const words = `(?:${subject})?(?:${until})[:.]?`;

/** The words of "expires 03/2027" without the date, at the end of a text. */
export const expires = new RegExp(String.raw`(?:^|[\s,;(·–-])(${words})\)?$`, "iu");

const endsInYear = new RegExp(String.raw`((?:^|[\s,;(·–-])${words}) (?:19|20)\d\d(?=\)?$)`, "iu");

/** A text without its dates, and without a lone year after "valid to". */
export const undated = (text: string) => withoutDates(text.replace(endsInYear, "$1"));

/** Whether a text only says when a certificate ends. A date alone says when it was earned. */
export const isExpiry = (text: string) =>
  findDates(text).length === 1 && undated(text) !== "" && undated(text).replace(expires, "") === "";
