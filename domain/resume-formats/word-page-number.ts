import type { Paragraph, Segment } from "./flow.ts";

/** In characters. A longer text is not a page number. */
const maxSegment = 120;

const numberPlace =
  /[\s|,·•–—-]*(?:\b(?:page|pg|seite|página|pagina|p)\b\.?)?[\s|,/·•–—-]*(?:\b(?:of|von|de|sur|di)\b)?\s*$/iu;

/**
 * Removes the remains of a page number: "Ada Lovelace, page" keeps the name, and "Page of" becomes
 * undefined.
 */
export function withoutPageNumber(paragraph: Paragraph): Paragraph | undefined {
  const lines = paragraph.lines.map((line) => line.flatMap(withoutNumber)).filter((line) => line.length > 0);
  return lines.length > 0 ? { ...paragraph, lines } : undefined;
}

function withoutNumber(segment: Segment): Segment[] {
  const text = segment.spans.map((span) => span.text).join("");
  const rest = text.length > maxSegment ? text : text.replace(numberPlace, "");
  if (rest === text) return [segment];
  return segment.spans.slice(0, 1).flatMap((span) => (rest ? [{ ...segment, spans: [{ ...span, text: rest }] }] : []));
}
