import type { Block } from "./cell.ts";

/** An item begins this far right of the head above it, in points. */
const leastIndent = 10;
const mostIndent = 60;
/** Texts whose starts differ by less than this begin at one place, in points. */
const onePlace = 2;

/** A full stop within a text, before another sentence. */
const innerStop = /\p{Ll}{3}\. \p{Lu}/u;

/**
 * Marks the list items in an entry's body if their bullets are drawn, not written, as browsers
 * print them: at least two texts of one look, with the same indent below the head. Texts of several
 * sentences may be paragraphs, so they are in doubt. A single text proves nothing.
 */
export function withDrawnMarks(body: Block[], heads: Block[]): Block[] {
  const items = itemsIn(body, heads);
  const [first] = items;
  if (!first || items.length === 1 || !items.every((item) => isLike(item, first))) return body;
  const isList = items.filter(({ text }) => innerStop.test(text)).length * 2 < items.length;
  const mark = (item: Block) => (isList ? { ...item, bullet: true } : { ...item, isDoubtful: true });
  return body.map((block) => (items.includes(block) ? mark(block) : block));
}

/** The texts that stand further right than the head, if no text of the head begins there. */
function itemsIn(body: Block[], heads: Block[]): Block[] {
  if (body.some(({ bullet, isDoubtful }) => bullet || isDoubtful)) return [];
  const isIndented = (block: Block) => {
    const indents = heads.map(({ x }) => block.x - x);
    return (
      indents.some((indent) => indent > leastIndent && indent < mostIndent) &&
      !indents.some((indent) => Math.abs(indent) < onePlace) &&
      heads.every(({ y }) => y < block.y)
    );
  };
  return body.filter(isIndented);
}

const isLike = (one: Block, other: Block) =>
  Math.abs(one.x - other.x) < onePlace && one.runs[0]?.style === other.runs[0]?.style;
