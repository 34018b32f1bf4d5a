import { areInitials } from "./letters.ts";
import type { Own } from "./own-words.ts";
import type { Skill } from "./vocabulary.ts";
import { isNamedIn, tokensOf } from "./words.ts";

/** "D3" is "D3.js". */
const withoutJs = (name: string) => name.replace(/[. ]?js$/i, "");

const ending = /(?<=[a-z]{4})(?:ations?|ements?|ments?|ions?|ings?|ers?|ed|es|s|e)$/;
const american = (word: string) => word.replace(/is(?=ation|e$|ing$|ed$)/, "iz").replace(/(?<=[a-z]{2})our/, "or");

/** A name without endings, so that "cycle counts" equals "cycle counting". */
const stemsOf = (name: string) =>
  ` ${tokensOf(name)
    .map(({ word }) =>
      american(word)
        .replace(ending, "")
        .replace(/([a-z])\1$/, "$1"),
    )
    .join(" ")} `;

const ofCertificates = /\b(?:certif(?:ied|icate|ication)|licen[cs]ed?|registered|registration)\b/gi;

/** The endings of "Altenpflegerin" and "Pflegefachmann". */
const ofGender = /(?<=[a-z]{4}er)in(?:nen)?\b|(?<=[a-z]{4})(?:frau|mann|leute)\b/gi;

/**
 * Whether two names mean the same. A certificate's short name is enough: "RN" for "RN license". A
 * later version is enough: "Java 17" for "Java 8".
 */
function areNames(text: string, wanted: string, { kind }: Skill): boolean {
  if (kind === "standard" || isNamedIn(text, wanted) || isNamedIn(withoutJs(text), withoutJs(wanted))) return true;
  if (areInitials(text, wanted) || areInitials(wanted, text)) return true;
  if (kind === "domain" || kind === "method") return stemsOf(text).includes(stemsOf(wanted));
  if (kind === "certificate") {
    const [own, asked] = [text, wanted].map((name) => name.replace(ofCertificates, " ").replace(ofGender, ""));
    return isNamedIn(wanted, text) || isNamedIn(own ?? "", asked ?? "") || isNamedIn(asked ?? "", own ?? "");
  }
  const [own, asked] = [text, wanted].map((name) => /^(.*?)[ v]*(\d{1,4}(?:\.\d+)?)$/.exec(name));
  return own !== null && own?.[1] === asked?.[1] && Number(own?.[2]) >= Number(asked?.[2]);
}

/** The entries that name the skill in one of the words. A resume may repeat a name many times. */
export function sameAmong(all: Own[], words: string[], skill: Skill): Own[] {
  const answers = new Map<string, boolean>();
  return all.filter(({ text }) => {
    const isSame = answers.get(text) ?? words.some((wanted) => areNames(text, wanted, skill));
    answers.set(text, isSame);
    return isSame;
  });
}
