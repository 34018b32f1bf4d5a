import { isSentence } from "../sentences.ts";
import { degreeScore, institutionScore } from "../words.ts";

/** Words of a body that keeps a list: "NMBI registration (active)", "Registered with the NMC". */
const listed =
  /\b(?:registration|registrierung|registriert|zulassung|approbation|zugelassen|membership|mitglied|(?:chartered|registered)(?! \p{L}+(?:ancy|ing)\b)|colegiad[oa]|iscritt[oa] (?:al|all))\b|\binscrite? (?:à|au) |\b(?:member|fellow) of\b(?! the (?:year|month|quarter))/iu;
const certificate = /\bcertifi(?:ed|cate|cation)\b|\blicensed\b|\S licen[cs]e\b(?! (?:de|en)\b)/iu;
const pin = /^pin\b[:.]? ?(?=\S*\d)[a-z\d]+$/i;
/** Subjects of study, school certificates, and groups that students join. */
const ofStudies =
  /^(?:thesis|dissertation|course|modules?|relevant|project|topic|focus)|\b(?:leaving|school|secondary|(?:post-?)?graduate|higher|national|general|trade|vocational|apprentice\S*|journey\S*|education|i{1,3}|iv) certificate|certificate (?:of (?:higher|secondary) education|i{1,3}|iv|[1-4])\b|\b(?:club|team|choir|band|committee|fraternity|sorority|students?|debat\w+)\b/iu;
/** The body that keeps the list is not a school: "Member of the Institute of Welders". */
const issuer = /\b(?:of|with|by|to|der|des|dem|de|du) .*/iu;
/** Words that name degrees, too. */
const shared = /\b(?:certificates?|licen[cs]e|chartered)\b/giu;

/** Whether a short line is surely a registration, license, membership or certificate, and no degree. */
export function namesRegistration(text: string): boolean {
  if (pin.test(text)) return true;
  if (isSentence(text) || text.split(" ").length > 10 || ofStudies.test(text)) return false;
  if (degreeScore(text.replace(shared, "")) > 0) return false;
  return (listed.test(text) || certificate.test(text)) && institutionScore(text.replace(issuer, "")) === 0;
}
