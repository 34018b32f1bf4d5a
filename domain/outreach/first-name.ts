import { isEnding, isTitle } from "./titles.ts";

/** Words before a surname that belong to it: "de Wit", "van der Berg", "Ó Briain". */
const particles =
  "de|da|di|do|du|del|della|das|dos|des|den|der|van|von|vom|zu|zum|zur|te|ten|ter|'t|la|le|las|los|af|av|al|el|bin|bint|ibn|" +
  "Ó|Ní|Nic|Uí|Mac|Mc|Von|Dos|Del|Della|Al|El|St\\.?";
const twoNames = new RegExp(`^(\\p{Lu}\\p{Ll}+(?:-\\p{Lu}\\p{Ll}+)?)(?: (?:${particles}))* (\\p{Lu}\\S+)$`, "u");

/**
 * The first of two names: "Priya" of "Priya Raman". More names stay whole, and so do a title with a
 * surname ("Frau Weber") and what is no person ("Hiring Team").
 */
export function firstName(name: string): string {
  const [, first = "", last = ""] = twoNames.exec(name) ?? [];
  return first === "" || isTitle(first) || isEnding(last) ? name : first;
}
