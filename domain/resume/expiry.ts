import { findDates, withoutDates } from "./dates.ts";

/** What remains of "expires 03/2027" without its date, at the end of a text. */
export const expires =
  /(?:^|[\s,;(·–-])((?:exp(?:\.|ires?|iry|iration)?(?: (?:date|on|in))?|(?:valid|good) (?:until|till|through|thru|to)|renew(?:al|s)? (?:by|due|on)|gültig bis|valable jusqu['’]en|válid[oa] (?:hasta|até)|(?:vence|expira)(?: e[lmn])?)[:.]?)\)?$/iu;

/** Whether a text only says when a certificate ends. */
export const isExpiry = (text: string) =>
  findDates(text).length === 1 && withoutDates(text).replace(expires, "") === "";
