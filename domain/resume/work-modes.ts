/** Work modes that stand beside a town or in its place, in several languages. */
const ways = [
  "remote(?:ly)?|hybrid|on-?site|on site|in[- ](?:the )?office|in[- ]person|worldwide|anywhere|wfh",
  "home[- ]?(?:office|based)|(?:work(?:ing)? )?from home|telecommut(?:e|ing)|telework(?:ing)?",
  "télétravail|à distance|hybride|sur (?:le )?site|(?:en )?présentiel",
  "(?:da )?remot[oa]|a distancia|teletrabajo|híbrid[oa]|presencial|teletrabalho|vor ort|mobiles arbeiten",
  "in sede|ibrido|thuiswerk(?:en)?|op (?:afstand|kantoor)|zdalnie|praca zdalna|hybrydowo|stacjonarnie",
].join("|");
const amount = "(?:fully|entirely|partly|partially|part|mostly|mainly|largely|semi|100 ?%)[ -]";
const days = String.raw`(?:,? \(?\d(?: ?[–-] ?\d)? days? [\p{L} /]{2,30}\)?)?`;
const one = `(?:${amount})?(?:${ways})(?:[ -](?:first|working|work|position|role))?${days}`;

const anyWay = new RegExp(ways, "iu");
/** "Remote", "(fully remote)", "Hybrid or on-site", "hybrid (3 days in office)" */
const alone = new RegExp(String.raw`^\(?${one}(?:(?:, ?| ?[/+] ?| or | and | & )${one})*\)?$`, "iu");
/** Text between a work mode and a town. A space is enough: "Remote Spain". */
const between = /[,;:] ?| ?[/|·•+] ?| [–—-] | (?:or|and|in|from|at|&) | ?\(| /g;

/** Longer texts are no place. */
const longest = 90;

/**
 * A text without its work mode: "Leeds" of "Leeds (hybrid)" and of "Remote from Leeds", "" of
 * "Fully remote". Undefined without a work mode.
 */
export function withoutWorkMode(text: string): string | undefined {
  if (text.length > longest || !anyWay.test(text)) return undefined;
  if (alone.test(text)) return "";
  for (const { 0: sign, index } of text.matchAll(between)) {
    const before = text.slice(0, index);
    const behind = text.slice(index + sign.length);
    const rest = alone.test(before) ? behind : alone.test(behind) ? before : undefined;
    if (rest === undefined || (sign === " " && rest.includes(","))) continue;
    return rest === behind && sign.includes("(") ? rest.replace(/\)$/, "") : rest;
  }
  return undefined;
}

export const isWorkMode = (text: string): boolean => withoutWorkMode(text) === "";
