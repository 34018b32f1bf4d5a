import { type Block, separator } from "./blocks.ts";
import type { Face, Span } from "./spans.ts";

/** Breaks a block's text into lines that fit the room. */
export function linesOf(
  { spans, kind, isList }: Block,
  room: number,
  measure: (text: string, face: Face) => number,
): Span[][] {
  const lines: Span[][] = [];
  let left = 0;
  for (const span of spans) {
    const line = lines.at(-1);
    const between: Span = { text: separator, face: kind === "detail" ? span.face : "regular" };
    const needed = measure(between.text, between.face) + measure(span.text, span.face);
    if (line && needed <= left) {
      line.push(between, span);
      left -= needed;
      continue;
    }
    for (const text of wrapped(span.text, isList ? betweenItems : betweenWords, room, (part) =>
      measure(part, span.face),
    )) {
      lines.push([{ ...span, text }]);
      left = room - measure(text, span.face);
    }
  }
  return lines.length > 0 ? lines : [[]];
}

const betweenItems = /(?<=,) /;
/**
 * No break beside a dash. It would look like a list marker at the start of a line, and like a
 * hyphen at its end.
 */
const betweenWords = /(?<! [–—-]) (?![–—-] )/;

/** Breaks a text into lines at gaps. A part that is wider than a line is cut. */
function wrapped(text: string, gap: RegExp, room: number, width: (part: string) => number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of text.split(gap).flatMap((word) => cut(word, room, width))) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (line === "" || width(longer) <= room) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}

function cut(text: string, room: number, width: (part: string) => number): string[] {
  if (width(text) <= room) return [text];
  if (text.includes(" ")) return wrapped(text, / /, room, width);
  const parts = [""];
  for (const character of text) {
    const part = (parts.at(-1) ?? "") + character;
    if (width(part) <= room) parts[parts.length - 1] = part;
    else parts.push(character);
  }
  return parts;
}
