import type { Cell } from "./cell.ts";
import type { Region } from "./columns.ts";
import { isOnlyDates } from "./dates.ts";
import { isMargin, styleKey } from "./find-headings.ts";
import { isStrongHeading, kindSurelyNamedIn } from "./headings.ts";
import { decision, noIf, type Rules } from "./rules.ts";
import { isSentence } from "./sentences.ts";

/** A look in which headings are set, and their distances to the text above and below. */
type Style = {
  styleKey: string;
  above: number[];
  below: number[];
  /** Distances below titles of entries, which follow a heading in the same look. */
  titles: number[];
};

/** A text that may be a heading, with its region and the style of headings in its look. */
type Case = {
  cell: Cell;
  region: Region;
  style: Style | undefined;
  /** The region's certain headings, and whether they are in a margin. */
  own: Cell[];
  inMargin: boolean;
  /** The texts in heading words, and the look that most letters have. */
  known: Set<Cell>;
  plain: string | undefined;
  /** How far the sure headings stand from the left edges of their regions. */
  indents: number[];
};

const rules: Rules<Case, boolean> = {
  "a long text is not a heading": ({ cell }) => noIf(cell.text.length > 45),
  "in a look that no sure heading has, its words decide": ({ cell, style, known }) =>
    style ? undefined : known.has(cell),
  "headings stand on one line": (one) => noIf(!isSetOn(one)),
  "text that looks like all other text is a heading only in line with headings": ({ cell, style, known, own, plain }) =>
    noIf(style?.styleKey === plain && (!known.has(cell) || own.length === 0)),
  "in a margin of headings every text below the name is a heading": ({ cell, inMargin, own, region }) =>
    inMargin && !isOverText(cell, own, region) ? !/\d/.test(cell.text) && !cell.bullet : undefined,
  "a word that may label a part of a section is set as headings are": ({ cell, region, style, known }) =>
    style && known.has(cell) ? isSetAs(cell, region, style) : undefined,
  "a heading has no marker, digit or stop": ({ cell }) =>
    noIf(cell.bullet || !/^[\p{L}&]/u.test(cell.text) || /[.,;:!]$|\d/.test(cell.text) || isSentence(cell.text)),
  "text smaller than all sure headings of its column is a title": ({ cell, own, known }) =>
    noIf(!known.has(cell) && own.length >= 2 && own.every((one) => one.size > 1.1 * cell.size)),
  "a section says something before the next begins": ({ cell, region, known }) => {
    const above = region.cells.findLast((other) => other.y < cell.y - 0.3 * cell.size);
    return noIf(above !== undefined && known.has(above));
  },
  "above all headings stand the name and what goes with it": ({ cell, region, known }) => {
    const first = region.cells.find((other) => known.has(other));
    return noIf(kindSurelyNamedIn(cell.text) === undefined && (first === undefined || cell.y < first.y));
  },
  "it is spaced as headings are, not as titles": ({ cell, region, style }) => {
    if (!style) return false;
    const isNamed = kindSurelyNamedIn(cell.text) !== undefined;
    const least = isNamed || standsOut(cell, region) ? 0.75 : 0.9;
    return (
      isSpacedAs(cell, region, style, least) &&
      ((isNamed && style.titles.length < 2) || !isSpacedAsTitle(cell, region, style))
    );
  },
};

const isHeading = decision("is a heading", rules, false, ({ cell }: Case) => cell.text);

/**
 * The headings of a resume, once its columns are known: texts in words that certainly name a
 * section, and any text set exactly like these. A word that may also label a part of a section
 * ("Languages", "Tools") is a heading only if it is set like a certain heading.
 */
export function settledHeadings(regions: Region[], known: Set<Cell>): Set<Cell> {
  const sure = new Set([...known].filter((cell) => isStrongHeading(cell.text)));
  const styles = stylesOf(regions, sure.size >= 2 ? sure : known);
  const result = new Set(sure.size >= 2 ? sure : known);
  const plain = bodyLook(regions);
  const indents = regions.flatMap(({ cells }) =>
    cells.filter((cell) => sure.has(cell)).map(({ x }) => x - edgeOf(cells)),
  );
  for (const region of regions) {
    const own = region.cells.filter((cell) => sure.has(cell));
    const inMargin = isMarginal(region, own);
    for (const cell of region.cells) {
      const style = styles.get(styleKey(cell));
      if (!result.has(cell) && isHeading({ cell, region, style, own, inMargin, known, plain, indents }))
        result.add(cell);
    }
  }
  return result;
}

/** The look that most letters have. */
function bodyLook(regions: Region[]): string | undefined {
  const letters = new Map<string, number>();
  for (const { cells } of regions)
    for (const cell of cells) letters.set(styleKey(cell), (letters.get(styleKey(cell)) ?? 0) + cell.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/**
 * Whether a word that may label a part of a section is set like headings and not like titles of
 * entries.
 */
function isSetAs(cell: Cell, region: Region, style: Style): boolean {
  const { above } = spacing(cell, region.cells);
  if (standsOut(cell, region)) return true;
  return (
    isSpacedAs(cell, region, style, 0.6) &&
    (above > 0.92 * Math.min(...style.above) || !isSpacedAsTitle(cell, region, style))
  );
}

/** Whether a cell is clearly larger than the usual text of its region. */
function standsOut(cell: Cell, { cells }: Region): boolean {
  const sizes = cells.map(({ size }) => size).sort((a, b) => a - b);
  return cell.size > 1.15 * (sizes[Math.floor(sizes.length / 2)] ?? cell.size);
}

/**
 * Whether a cell has the spacing of entry titles. If titles have the look of headings, only the
 * distance to the next line differs.
 */
function isSpacedAsTitle(cell: Cell, { cells }: Region, style: Style): boolean {
  if (style.titles.length === 0) return false;
  const { below } = spacing(cell, cells);
  const nearest = (distances: number[]) => Math.min(...distances.map((distance) => Math.abs(distance - below)));
  return nearest(style.titles) < nearest(style.below) + 1.5;
}

function stylesOf(regions: Region[], headings: Set<Cell>): Map<string, Style> {
  const styles = new Map<string, Style>();
  for (const { cells } of regions)
    for (const cell of cells) {
      if (!headings.has(cell)) continue;
      const style = styles.get(styleKey(cell)) ?? {
        styleKey: styleKey(cell),
        above: [],
        below: [],
        titles: [],
      };
      const { above, below } = spacing(cell, cells);
      if (Number.isFinite(above)) style.above.push(above);
      if (Number.isFinite(below)) style.below.push(below);
      const next = cells.find((other) => other.y > cell.y + 0.3 * cell.size);
      if (next && !headings.has(next) && styleKey(next) === style.styleKey)
        style.titles.push(spacing(next, cells).below);
      styles.set(style.styleKey, style);
    }
  return styles;
}

/**
 * The distances from a text's baseline to the baselines above and below on its page; infinite
 * without such a line.
 */
function spacing(cell: Cell, cells: Cell[]): { above: number; below: number } {
  let above = Number.POSITIVE_INFINITY;
  let below = Number.POSITIVE_INFINITY;
  for (const { y, page } of cells) {
    if (page !== cell.page) continue;
    if (y < cell.y - 0.3 * cell.size) above = Math.min(above, cell.y - y);
    else if (y > cell.y + 0.3 * cell.size) below = Math.min(below, y - cell.y);
  }
  return { above, below };
}

/**
 * Whether a cell is at least as far below the text above, and as far above the text below, as
 * headings are.
 */
function isSpacedAs(cell: Cell, { cells }: Region, style: Style, least: number): boolean {
  const { above, below } = spacing(cell, cells);
  if (above < least * Math.min(...style.above)) return false;
  // The section of a heading at the foot of a page begins on the next page.
  if (!Number.isFinite(below)) return style.below.length === 0 || cells.some(({ page }) => page > cell.page);
  if (style.below.length === 0) return true;
  return below > least * Math.min(...style.below) && below * least < Math.max(...style.below) + 0.2 * cell.size;
}

const edgeOf = (cells: Cell[]) => Math.min(...cells.map(({ x }) => x));

/**
 * Whether a cell is aligned with the region's headings (left, right or center). Without headings,
 * it must be at the region's left edge, or as far to the right of it as headings elsewhere.
 */
function isSetOn({ cell, own, region: { cells }, indents }: Case): boolean {
  const axes = [(one: Cell) => one.x, (one: Cell) => one.right, (one: Cell) => (one.x + one.right) / 2];
  if (own.length === 0) {
    const indent = cell.x - edgeOf(cells);
    return indent < 3 || indents.some((other) => other < 1.5 * cell.size && Math.abs(indent - other) < 1);
  }
  const axis = axes.find((at) => own.length > 1 && own.every((one) => Math.abs(at(one) - at(own[0] ?? one)) < 3));
  if (axis) return Math.abs(axis(cell) - axis(own[0] ?? cell)) < 3;
  return own.some((one) => Math.abs(one.x - cell.x) < 3);
}

function isMarginal({ cells }: Region, own: Cell[]): boolean {
  if (own.length < 2) return false;
  const looks = new Set(own.map(styleKey));
  return isMargin(
    own,
    cells.filter((cell) => !looks.has(styleKey(cell)) && !isOnlyDates(cell.text)),
  );
}

/** Whether a text is above all sure headings, with another text right below at its left edge. */
function isOverText(cell: Cell, own: Cell[], { cells }: Region): boolean {
  const first = Math.min(...own.map(({ y }) => y));
  return cells.some(
    ({ x, y }) => y > cell.y && y < Math.min(first, cell.y + 2 * cell.size) && Math.abs(x - cell.x) < 2,
  );
}
