import { findDates, withoutDates } from "./dates.ts";

const words = String.raw`(?:exp(?:\.|ires?|iry|iration)?(?: (?:date|on|in))?|(?:valid|good) (?:until|till|through|thru|to)|renew(?:al|s)? (?:by|due|on)|gültig bis|valable jusqu['’]en|válid[oa] (?:hasta|até)|(?:vence|expira)(?: e[lmn])?)[:.]?`;

/** The words of "expires 03/2027" without the date, at the end of a text. */
export const expires = new RegExp(String.raw`(?:^|[\s,;(·–-])(${words})\)?$`, "iu");

const endsInYear = new RegExp(String.raw`((?:^|[\s,;(·–-])${words}) (?:19|20)\d\d(?=\)?$)`, "iu");

/** A text without its dates, and without a lone year after "valid to". */
export const undated = (text: string) => withoutDates(text.replace(endsInYear, "$1"));

/** Whether a text only says when a certificate ends. A date alone says when it was earned. */
export const isExpiry = (text: string) =>
  findDates(text).length === 1 && undated(text) !== "" && undated(text).replace(expires, "") === "";
