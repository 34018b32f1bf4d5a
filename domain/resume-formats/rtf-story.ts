import type { FlowBlock, TableCell } from "./flow.ts";
import { ParagraphText } from "./paragraph-text.ts";

export const plainParagraph = { above: 0, indent: 0, isItem: false, level: 0, endsRight: false, inTable: false };

/** The content read so far from a part of the file, and the open table. */
export type Story = {
  blocks: FlowBlock[];
  text: ParagraphText;
  rows: TableCell[][];
  cells: TableCell[];
  cell: FlowBlock[];
  boxes: FlowBlock[];
};

export const newStory = (): Story => ({
  blocks: [],
  text: new ParagraphText(),
  rows: [],
  cells: [],
  cell: [],
  boxes: [],
});

/** The blocks of a finished story. */
export function finishStory(story: Story): FlowBlock[] {
  const left = story.text.paragraph(plainParagraph);
  story.text = new ParagraphText();
  endTable(story);
  story.blocks.push(...(left ? [left] : []), ...story.boxes.splice(0));
  return story.blocks;
}

/** Closes the open table. Rows below each other belong to one table. */
export function endTable(story: Story): void {
  if (story.cells.length > 0) story.rows.push(story.cells.splice(0));
  if (story.rows.length > 0) story.blocks.push({ kind: "table", rows: story.rows.splice(0) });
}
