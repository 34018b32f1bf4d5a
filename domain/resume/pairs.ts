import type { Line } from "./cell.ts";
import { toRows } from "./paragraphs.ts";

export type Pair = { label: string; value: string; cell: Line };

/**
 * Pairs of label and value: "Label: value" on one line, or a value in the next cell, as in forms
 * and tables.
 */
export function labelled(cells: Line[]): Pair[] {
  const pairs: Pair[] = [];
  for (const { cells: row } of toRows(cells)) {
    const [first, second] = row;
    if (!first) continue;
    const colon = /^([^:]{2,30}):\s+(.+)$/.exec(first.text);
    if (colon?.[1] && colon[2]) pairs.push({ label: colon[1].toLowerCase(), value: colon[2], cell: first });
    else if (second && first.text.length <= 30 && second.x > first.right)
      pairs.push({ label: first.text.replace(/:$/, "").toLowerCase(), value: second.text, cell: second });
  }
  return pairs;
}
