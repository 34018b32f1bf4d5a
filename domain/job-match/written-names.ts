import type { Name } from "./vocabulary.ts";

export const isAcronym = (text: string) => /^\p{Lu}[\p{Lu}&/]+$/u.test(text);

/** Text after the name of Ireland's health service: "HSE West", "HSE Community Healthcare". */
const serviceArea =
  /^ (?:North|South|East|West|Mid|Midlands|Dublin|National|Community|Hospital|Ireland)\b|^, Ireland\b/;

/**
 * Whether a name means something else: the town of Leeds is not the plural of LEED, the health
 * service of Ireland is not HSE, a license for heavy vehicles is not HR, and Canadian dollars are
 * not CAD.
 */
export const isOtherName = ({ text }: Name, written: string, tail: string) =>
  (isAcronym(text) && written.length > text.length && /^\p{Lu}\p{Ll}+$/u.test(written)) ||
  (written === "HSE" && serviceArea.test(tail)) ||
  (written === "HR" && /^ licen[cs]e/.test(tail)) ||
  (written === "CAD" && /^ ?\$?\d/.test(tail));

/**
 * Whether a name is written in its own case, or in capitals. Products and acronyms must be written
 * so. Fields may have any case.
 */
export function isWrittenAsName({ skill, text }: Name, written: string): boolean {
  if (!isAcronym(text) && !/^\p{Lu}{2,}\p{Ll}$/u.test(text) && !["language", "framework", "tool"].includes(skill.kind))
    return true;
  return written === text || (written === written.toUpperCase() && written.length > 2);
}
