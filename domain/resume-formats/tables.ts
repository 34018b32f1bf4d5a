import type { Flow, FlowBlock } from "./flow.ts";

/** The first text of each table in a flow, from header to footer. Empty tables are left out. */
export function tablesOf({ header, body, footer }: Flow): string[] {
  return [...header, ...body, ...footer].flatMap(inBlock).filter((text) => text !== "");
}

function inBlock(block: FlowBlock): string[] {
  if (block.kind === "paragraph") return [];
  return block.kind === "table" ? [firstText([block])] : block.blocks.flatMap(inBlock);
}

/** The first line with text, also of a table inside a table. "" if there is none. */
function firstText(blocks: FlowBlock[]): string {
  for (const block of blocks) {
    const texts =
      block.kind === "paragraph"
        ? block.lines.map((line) => line.map(({ spans }) => spans.map(({ text }) => text).join("")).join(" "))
        : [firstText(block.kind === "table" ? block.rows.flat().flatMap(({ blocks }) => blocks) : block.blocks)];
    const first = texts.map((text) => text.trim()).find((text) => text !== "");
    if (first) return first;
  }
  return "";
}
