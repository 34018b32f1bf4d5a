import { words } from "./search.ts";

/** Words that end in -ise in both spellings, without their ending. */
const always =
  "adv|advert|ar|br|compr|comprom|conc|cru|bru|dem|desp|dev|disgu|enterpr|exerc|expert|franch|fundra|improv|likew|merchand|no|otherw|parad|po|pra|appra|prec|prem|prom|ra|rev|superv|surpr|telev|turquo|wi|denoi";

/** Beginnings of words that keep -our. "Hour" and "four" are too short for the rule. */
const ours = "fl|sc|vel|dev|det|cont|park|troubad|param|am";

/**
 * British spellings and their American forms, as rules with exceptions. A rule begins with its
 * fixed letters: the rest is checked only where they occur.
 */
const rules: [RegExp, string][] = [
  [new RegExp(`is(?=(?:e|es|ed|er|ers|ing|able|ations?|ational)\\b)(?<=\\b(?!(?:${always})is)\\w{3,}is)`, "g"), "iz"],
  [/lys(?=(?:e|es|ed|er|ers|ing)\b)/g, "lyz"],
  [
    new RegExp(
      `our(?=(?:s|ed|ing|al|able|ful|less|ites?|ists?|ers?|hood)?\\b)(?<=\\b(?!(?:${ours})our)\\w{2,}our)`,
      "g",
    ),
    "or",
  ],
  [/tre(?=s?\b)(?<=\b(?!entre|notre|votre)\w{2,}tre)/g, "ter"],
  [/bre(?=s?\b)(?<=\b(?!libre|timbre|macabre)\w{2,}bre)/g, "ber"],
  [/ogue(?=s?\b)(?<=\b(?:catal|dial|anal)ogue)/g, "og"],
  [/ence(?=s?\b)(?<=\b(?:def|off|lic|pret)ence)/g, "ense"],
  [/ll(?=(?:ed|er|ers|ing)\b)(?<=\b(?:cancel|channel|counsel|label|level|model|signal|travel|tunnel)l)/g, "l"],
  [/programme(?=s?\b)/g, "program"],
];

/** Lower-case text in American spelling: summarize, analyze, color, center. */
export function american(text: string): string {
  return rules.reduce((all, [british, spelling]) => all.replace(british, spelling), text);
}

/** The words of a text in American spelling. */
export const spelledWords = (text: string) => american(words(text));
