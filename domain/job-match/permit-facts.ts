import { type Fact, factAt, type Sentence } from "./facts.ts";

const sponsorship = /(?:visa |work )?sponsor(?:ship|ing|ed|s)?(?: (?:work )?visas?)?/i;
const isOfWork = /visa|work|employ|sponsorship|permit/i;
const refusal = /\b(?:un(?:able|available)|not|no|cannot|can't|won't|without|nicht|kein)\b/i;
const citizenship =
  /\b(?:U\.?S\.?A?|american|british|uk|eu|canadian|australian|german|indian)?\s?citizen(?:ship|s)?\b(?=.{0,30}(?:required|only|must|$))|must be an? .{0,12}citizen|\bonly (?:singaporeans?|[a-z]+ (?:citizens|nationals))\b|\b(?:singaporeans?|nationals)\b[^.;]{0,12} only\b/i;
const residence =
  /permanent residen(?:ts?|ce|cy)|green[- ]card|\bU\.?S\.? persons?\b|\bstamp 4\b|\bPRs\b|\bindefinite leave to remain\b/i;
/** "Permanent residents are not eligible", "no green card holders". */
const noResidence =
  /\b(?:no|not|excluding) (?:permanent residents|green[- ]card)|(?:residents?|green[- ]card(?: holders?)?)\b[^,.;]{0,20}\b(?:not|cannot|ineligible|excluded)\b/i;
const rightToWork =
  /(?:(?:legally )?entitled|authori[sz]ed|eligible|eligibility|the right|permission|permitted|authori[sz]ation) to (?:live and )?work\b|right to work\b|\bwork(?:ing)? rights\b|work (?:permit|authori[sz]ation)|employment authori[sz]ation|(?:gültige )?arbeitserlaubnis|permis de travail|permiso de trabajo|autorização de trabalho|permesso di lavoro|werkvergunning|pozwolenie na pracę/i;

/** A quick test, see `rules`. */
export const anyPermit = new RegExp(`sponsor|citizen|singapor|national|${rightToWork.source}`, "gim");

/**
 * Whether visas are sponsored. Otherwise, the citizenship or permit that the job needs. If
 * permanent residents may apply, citizenship is not required.
 */
export function permitFacts({ text }: Sentence): Fact[] {
  const sponsor = sponsorship.exec(text);
  if (sponsor && isOfWork.test(text))
    return refusal.test(text)
      ? factAt("permit", "no sponsorship", "No visa sponsorship", sponsor)
      : factAt("permit", "sponsorship", "Visa sponsorship is offered", sponsor);
  const [value, words] =
    residence.test(text) && !noResidence.test(text)
      ? ["residence", "Citizenship or permanent residence is required"]
      : ["citizenship", "Citizenship is required"];
  return [
    ...factAt("permit", value, words, citizenship.exec(text)),
    ...factAt("permit", "right to work", "You need the right to work there", rightToWork.exec(text)),
  ];
}
