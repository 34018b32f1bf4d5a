import type { Fact, Sentence } from "./facts.ts";
import { mentionsIn } from "./mentions.ts";

const body =
  "(?:the )?(?:\\p{Lu}[\\p{Lu}Ph]{2,5}\\b|[\\p{L} ]{0,30}(?:[Cc]ouncil|[Bb]oard|[Cc]hamber|[Kk]ammer)\\b(?: of \\p{Lu}\\p{L}+)*)";
const registration = new RegExp(
  `[Ll]icen[cs]e to practi[sc]e(?: as an? \\p{Ll}+| \\p{Ll}+ing| medicine)?(?: in (?:the )?\\p{Lu}\\p{L}+)?|[Rr]egist(?:ration|ered) (?:with|at|by) ${body}|(?:[Pp]rofessional|[Cc]urrent|[Ff]ull|[Aa]ctive|[Vv]alid) (?:UK |Irish |state )?(?:professional )?registration\\b(?! number| process)|\\p{Lu}{3,5} (?:PIN|registration)\\b|(?<!\\p{L})(?:Approbation|Berufserlaubnis|Berufszulassung|Berufsurkunde|(?:(?:deutsche|staatliche|berufliche)r? )?Anerkennung(?! und|, W| der L| für))(?!\\p{L})`,
  "u",
);

/** A quick test, see `rules`. */
export const anyRegistration = /to practi[sc]e|regist|\bPIN\b|approbation|berufs|anerkennung/gim;

/**
 * The license or registration without which nobody may do the work: "license to practice", "NMC
 * registration", "Approbation". A certificate in the vocabulary is a requirement instead.
 */
export function registrationFacts({ text, strength }: Sentence): Fact[] {
  const found = strength && strength !== "duty" ? registration.exec(text) : null;
  if (!found) return [];
  const [words] = found;
  const [start, end] = [found.index, found.index + words.length];
  if (mentionsIn(text).some((one) => one.skill.kind === "certificate" && one.start < end && one.end > start)) return [];
  return [
    {
      kind: "registration",
      value: words.toLowerCase(),
      words: `${words[0]?.toUpperCase()}${words.slice(1)}`,
      start,
      end,
    },
  ];
}
