import type { ResumeDocument, TextItem } from "../resume/page.ts";
import type { Flow } from "./flow.ts";
import { setFlow } from "./set-flow.ts";

const size = 10;
const letter = 0.6 * size;
const leading = 1.2 * size;
const margin = 50;

/**
 * In characters. Up to this length, lines are broken by hand. A longer line is a paragraph that the
 * editor wraps.
 */
const maxLineLength = 120;

/** Sets plain text as positioned text. Lines broken by hand are set as on a typewriter. */
export function setPlainText(text: string): ResumeDocument {
  const lines = text.split(/\r\n|[\n\r\f\v\u2028\u2029]/).map(withoutTabs);
  return lines.some(({ length }) => length > maxLineLength) ? setFlow(asFlow(lines)).document : asTyped(lines);
}

/** Replaces tabs, which go to the next multiple of eight characters and separate two texts. */
function withoutTabs(line: string): string {
  const [first = "", ...others] = line
    .trimEnd()
    .replace(/\u00ad/g, "")
    .split("\t");
  return others.reduce(
    (before, part) => before + " ".repeat(before.trim() === "" ? 4 : 3 + ((13 - (before.length % 8)) % 8)) + part,
    first,
  );
}

function asTyped(lines: string[]): ResumeDocument {
  const items = lines.flatMap((line, at): TextItem[] =>
    [...line.matchAll(/\S+(?:\s{1,2}\S+)*/g)].map((part) => ({
      text: part[0],
      x: margin + part.index * letter,
      y: margin + (at + 1) * leading,
      width: part[0].length * letter,
      angle: 0,
      size,
      font: "Typewriter",
    })),
  );
  const width = 2 * margin + Math.max(80, ...lines.map(({ length }) => length)) * letter;
  return { pages: [{ width, height: 2 * margin + (lines.length + 1) * leading, items, links: [] }] };
}

function asFlow(lines: string[]): Flow {
  const body = lines.flatMap((line, at) => {
    if (line.trim() === "" || /^\s*([=_~*#–—-])\1{2,}\s*$/u.test(line)) return [];
    const spans = [{ text: line.trim(), size, font: "Typewriter" }];
    const above = lines[at - 1]?.trim() === "" ? size : 0;
    return [{ kind: "paragraph" as const, lines: [[{ spans, toRight: false }]], above, indent: 0, isItem: false }];
  });
  return { header: [], footer: [], body, hidden: [] };
}
