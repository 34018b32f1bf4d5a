import type { Paragraph, Segment, Span } from "./flow.ts";

/** A list marker typed by hand. */
const typedMarker = /^(?:[•●○◦▪▫■□◆◇►▶▸▹‣⁃∙·➢➤➔→✓✔✦–—*-]|o)$/u;

/**
 * Collects the text of one paragraph. Lines consist of segments separated by tabs, and segments of
 * spans in one look.
 */
export class ParagraphText {
  #lines: Segment[][] = [[]];
  #tabs = 0;

  add(span: Span): void {
    if (span.text === "") return;
    const line = this.#lines.at(-1) ?? [];
    const segment = line.at(-1);
    const before = segment?.spans.at(-1);
    if (!segment) line.push({ spans: [span], toRight: false });
    else if (before && before.font === span.font && before.size === span.size && before.url === span.url)
      segment.spans.splice(-1, 1, { ...before, text: before.text + span.text });
    else segment.spans.push(span);
    if (span.text.trim() !== "") this.#tabs = 0;
  }

  /** Adds a tab. Several tabs in a row count as a right tab stop. */
  tab(toRight: boolean): void {
    const line = this.#lines.at(-1) ?? [];
    this.#tabs++;
    const last = line.at(-1);
    if (!last || !line.some(hasText)) return;
    if (hasText(last)) line.push({ spans: [], toRight });
    else last.toRight ||= toRight || this.#tabs > 1;
  }

  newLine(): void {
    this.#lines.push([]);
    this.#tabs = 0;
  }

  /** The paragraph, or undefined if it has no text. A typed marker makes it a list item. */
  paragraph(look: Pick<Paragraph, "above" | "indent" | "isItem" | "level">): Paragraph | undefined {
    const lines = this.#lines.filter((line) => line.some(hasText));
    const [first] = lines;
    if (!first) return;
    const [marker] = first;
    const isMarked = first.length > 1 && marker !== undefined && typedMarker.test(textOf(marker).trim());
    if (isMarked) lines[0] = first.slice(1);
    return { kind: "paragraph", lines, ...look, isItem: look.isItem || isMarked };
  }
}

const textOf = ({ spans }: Segment) => spans.map(({ text }) => text).join("");
const hasText = (segment: Segment) => textOf(segment).trim() !== "";

/** Whether an address is a link. Other schemes have no place in a resume. */
export const isLink = (url: string) => /^(?:https?:\/\/|mailto:|tel:)/i.test(url);

/** The name of a look. Headings have a look of their own, whatever their letters. */
export function fontOf(look: { isBold?: boolean; isItalic?: boolean; isCapitals?: boolean }, level = 0): string {
  const face = `${look.isBold ? "Bold" : ""}${look.isItalic ? "Italic" : ""}` || "Regular";
  return `Text-${face}${look.isCapitals ? "-Capitals" : ""}${level > 0 ? `-Heading${level}` : ""}`;
}
