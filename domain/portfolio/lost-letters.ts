import { isShortFor } from "../resume/fields/achievements.ts";
import { lettersBehind } from "../resume/fields/name-words.ts";
import type { Resume } from "../resume/resume.schema.ts";
import { textsOf, wordsOf } from "./line-words.ts";

/** Letters of degrees, without dots. */
const ofDegree = /^(?:[BM](?:SN?|Sc|A|BA|PH|PA|HA|FA|CA|SW|Ed|Eng|Tech|Com|Phil|Res)|LL[BM]|\p{Lu}\p{L}*D|DNP|DPT)$/u;

/** The start of a degree's name: "Bachelor", "Magister", "Doctor". */
const nameOfDegree = /^(?:ba[ck]|m[aáe][eîgs]|do[ck]t)/;
const ofDoctor = /^(?:dr$|do[ck]t|ph$|phd$|md$|jd$|juris)/;

/** A form of address, which no field has. */
const address = /^Esq$/;

/**
 * The letters after the person's name that no field has: "XQZ" of "Maria Lind, XQZ, RN", if "RN" is
 * a certificate. For the letters of a degree, a degree of the same level is enough: "Master of
 * Science" for "MSN".
 */
export function lostLetters(line: string, { basics, ...rest }: Resume): string[] {
  const texts = textsOf(rest);
  const used = new Set([basics.title.text, ...texts].flatMap(wordsOf));
  const degrees = rest.education.flatMap(({ degree }) => degree.text.toLowerCase().match(/\p{L}+/gu) ?? []);
  const isStated = (letters: string) => {
    const plain = letters.replaceAll(".", "");
    const [first = ""] = plain.toLowerCase();
    const isDegree = (word: string) =>
      plain.endsWith("D")
        ? ofDoctor.test(word)
        : word.startsWith(first) && (word.length <= 4 || nameOfDegree.test(word));
    return (
      address.test(plain) ||
      wordsOf(letters).some((word) => used.has(word)) ||
      texts.some((text) => text === letters || isShortFor(plain, text)) ||
      (ofDegree.test(plain) && degrees.some(isDegree))
    );
  };
  return lettersBehind(basics.name.text, line).filter((letters) => !isStated(letters));
}
