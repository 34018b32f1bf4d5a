/**
 * Whether one text is short for another: "CSM" has the capitals of "Certified ScrumMaster" in
 * order. "SHRM-SCP" has a hyphen between them.
 */
export function isShortFor(letters: string, text: string): boolean {
  const short = letters.replaceAll("-", "");
  const capitals = text.replace(/[^\p{Lu}]/gu, "");
  // "C-EFM" is short for "Electronic Fetal Monitoring", with a C for certified.
  const hasAll = short.startsWith(capitals) || short === `C${capitals}`;
  const isShort = capitals.startsWith(short) || (capitals.length > 1 && hasAll);
  return isShort && /^\p{Lu}{2,}$/u.test(short) && !text.split(" ").includes(short);
}
