import type { Block, Line } from "../cell.ts";
import { contactLabel, isContactText, otherParts } from "../contact-text.ts";
import { joinWrapped } from "../paragraphs.ts";
import { isPlace } from "../places.ts";
import type { ReadValue } from "../read-value.ts";
import { isSentence } from "../sentences.ts";

/** The summary: the text of its section, or else the prose above the first heading. */
export function findSummary(section: Line[], header: Line[]): ReadValue {
  const texts = joinWrapped(section).filter((cell) => !isDetail(cell));
  const prose = texts.filter((cell) => isSentence(cell.text));
  const looks = new Set(prose.map((cell) => cell.runs[0]?.style));
  const stated =
    prose.length > 0 ? texts.filter((cell) => looks.has(cell.runs[0]?.style) && cell.text.includes(" ")) : texts;
  const whole = { value: stated.map((cell) => cell.text).join(" "), confidence: 0.95 };
  if (prose.length > 0) return whole;
  // Details of the person under a heading such as "About" are no summary if there is prose above.
  const top = joinWrapped(header).filter((cell) => isProse(cell) && !isDetail(cell));
  if (top.length === 0 && stated.length > 0) return whole;
  return { value: top.map((cell) => cell.text).join(" "), confidence: top.length > 0 ? 0.85 : 0 };
}

function isProse(cell: Block): boolean {
  return isSentence(cell.text) && cell.text.split(" ").length >= 6;
}

/** Whether text is an address or contact details and hardly anything else. */
function isDetail({ text }: Block): boolean {
  if (/\d{4}/.test(text) && isPlace(text.replace(/^\d.*?,(?=.*,)/, "").replace(/\.$/, ""))) return true;
  return contactLabel(text) !== undefined || (isContactText(text) && otherParts(text).join(" ").split(" ").length < 8);
}
