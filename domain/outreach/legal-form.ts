const romanAndDutch =
  "S\\.? ?A\\.?(?:S|U|B)?|S\\.?[AÀ]\\.?R\\.?L|S\\.?r\\.?l|S\\.?p\\.?A|S\\.? ?L\\.?U?|B\\.? ?V|N\\.? ?V";
const german = "(?:g?GmbH|AG|UG|SE) & Co\\.? ?KG(?:aA)?|g?GmbH|mbH|AG|KGaA|KG|OHG|UG|SE|e\\.? ?V|eG";
const english =
  "Incorporated|Inc|L\\.?L\\.?C|L\\.?L\\.?P|(?:(?:Pvt|Private|Pte|Pty|Co)\\.?,? )?(?:Ltd|Limited)|Corporation|Corp|PLC|Plc|plc";
const others = "Oyj?|AB|A\\/S|ApS|ASA?|Lda|Ltda|Sp\\. ?z ?o\\. ?o|K\\.K";
const legalForm = new RegExp(`(?<=[^\\s,&]),? +(?:${[english, german, romanAndDutch, others].join("|")})\\.?$`, "u");

/**
 * A company's name as people write it, without the legal form of a posting: "Fenloch Software" for
 * "Fenloch Software Ltd.".
 */
export function withoutLegalForm(company: string): string {
  return company.trim().replace(legalForm, "");
}

/** Whether two names are of one company, which may have its legal form in one of them. */
export const isSameCompany = (one: string, other: string): boolean =>
  withoutLegalForm(one).toLowerCase() === withoutLegalForm(other).toLowerCase();
