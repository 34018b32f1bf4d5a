/** What awards and certificates are called. */
export const awardWord =
  /\b(?:awards?|prize|medal|winner|winning|finalist|runner-up|scholar(?:ship)?|fellowship|grant|honou?rs?|list|certif\w+|licen[cs]ed?|diploma|best|of the (?:year|month|quarter)|place|preis|premio|prix|prêmio)\b/i;

/** "Loom Certification Program" gives certificates. */
export const issuerWord = /\b(?:program(?:me)?|board|council|commission|bureau|authority|committee|department)$/i;
