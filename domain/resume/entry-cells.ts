import type { Block } from "./cell.ts";
import { findUrls } from "./contact-text.ts";
import { findDates, isDateStart, isDuration, isOnlyDates, withoutDates } from "./dates.ts";
import { entryLabel } from "./entry-labels.ts";
import { beginsWithPastVerb } from "./list-items.ts";
import type { Row } from "./paragraphs.ts";
import { isKnownPlace, isPlace } from "./places.ts";
import { decision, type Rules } from "./rules.ts";
import { isProse, isSentence } from "./sentences.ts";
import { degreeScore, jobScore } from "./words.ts";
import { withoutWorkMode } from "./work-modes.ts";

/** The role of a cell in its entry. A "skip" cell is of no use. */
export type CellKind = "date" | "head" | "body" | "url" | "skip";

/** Words of links to a project or certificate: "View code", "Live demo". */
export const linkWords =
  /^[[(]?(?:(?:view|see|visit|live|source|project|online|the|on|website|web|site|demo|code|link|repo|repository|github|gitlab|url|app|certificate|credential|more|show)\b[\s/]*)+[\])]?$/i;

const subLabel =
  /^(?:key |main |selected |notable )?(?:highlights?|(?:roles? (?:and|&) )?responsibilities|achievements?|accomplishments?|duties|summary|description|overview|courses|coursework|keywords|contributions?|tasks)\s*:?$/i;

/**
 * The role of every cell of a section. The same cell can be head or body, depending on the section.
 * If the first line has a marker, every marker begins an entry. At an indent where sentences begin,
 * everything is body.
 */
export function cellKinds(rows: Row[]): Map<Block, CellKind> {
  const cells = rows.flatMap((row) => row.cells);
  const first = rows[0];
  if (!first) return new Map();
  const begins = first.cells.find((cell) => !isOnlyDates(cell.text));
  const listMarker = begins?.bullet ? begins : undefined;
  const bodyStarts = sentenceStarts(cells, first);
  const kinds = new Map(
    cells.map(
      (cell) => [cell, listMarker && isSameMarker(cell, listMarker) ? "head" : cellKind({ cell, bodyStarts })] as const,
    ),
  );
  markDatesWithTowns(kinds);
  markDatedItems(rows, kinds);
  markIndented(rows, kinds);
  markIndentedBeside(rows, kinds);
  return kinds;
}

/**
 * Marks the outer items of nested lists as heads if each stands beside a date: a position below its
 * company, with its own list below it.
 */
function markDatedItems(rows: Row[], kinds: Map<Block, CellKind>): void {
  const items = rows.flatMap((row) => row.cells.filter(({ bullet }) => bullet).map((cell) => ({ cell, row })));
  const start = Math.min(...items.map(({ cell }) => cell.x));
  const outer = items.filter(({ cell }) => cell.x < start + 3);
  const isDated = ({ row }: { row: Row }) => row.cells.some((cell) => kinds.get(cell) === "date");
  if (outer.length < items.length && outer.every(isDated)) for (const { cell } of outer) kinds.set(cell, "head");
}

/**
 * Marks lines that begin a little to the right of the section's first head as body: they belong to
 * a list below it.
 */
function markIndented(rows: Row[], kinds: Map<Block, CellKind>): void {
  const head = rows.flatMap((row) => row.cells).find((cell) => kinds.get(cell) === "head");
  if (!head) return;
  const isAtRight = (cell: Block) => Math.abs(cell.right - head.right) <= 2;
  // Two lines may end at the same x by chance, but not lines of three lengths.
  const starts = rows.flatMap(({ cells: [cell] }) => (cell && isAtRight(cell) ? [Math.round(cell.x)] : []));
  const isSetRight = new Set(starts).size > 2;
  const plain = bodyStyle([...kinds.keys()]);
  const heads = [...kinds].flatMap(([{ x, text }, kind]) =>
    kind === "head" && findDates(text).length === 0 ? [x] : [],
  );
  const isListedAt = (x: number) => heads.filter((other) => Math.abs(other - x) < 1).length >= 3;
  const secondHeads = new Set<string>();
  for (const [index, row] of rows.slice(1).entries()) {
    const cell = row.cells.find((other) => kinds.get(other) !== "date");
    const isNamed =
      cell !== undefined &&
      cell.runs[0]?.style !== plain &&
      jobScore(cell.text) + degreeScore(cell.text) > 0 &&
      !beginsWithPastVerb(cell.text) &&
      !isProse(cell.text);
    const look = `${Math.round(cell?.x ?? 0)} ${cell?.runs[0]?.style}`;
    // The position is below its company, or has the look and place of such a position.
    if (isNamed && (rows[index]?.cells[0]?.runs[0]?.style === head.runs[0]?.style || secondHeads.has(look))) {
      secondHeads.add(look);
      continue;
    }
    const indent = cell ? cell.x - head.textX : 0;
    if (
      cell &&
      kinds.get(cell) === "head" &&
      indent > 5 &&
      (indent < 50 || (indent < 90 && isListedAt(cell.x))) &&
      !(isSetRight && isAtRight(cell)) &&
      (cell.runs[0]?.style !== head.runs[0]?.style || !row.cells.some((other) => findDates(other.text).length > 0))
    )
      kinds.set(cell, "body");
  }
}

/**
 * Marks lists that begin a little to the right of a second head of the first row as body. Such a
 * head may be the position beside its company.
 */
function markIndentedBeside([first, ...rows]: Row[], kinds: Map<Block, CellKind>): void {
  const [, ...beside] = (first?.cells ?? []).filter((cell) => kinds.get(cell) === "head");
  for (const { textX, right } of beside) {
    const indented = rows
      .flatMap(({ cells }) => cells)
      .filter((cell) => {
        const indent = cell.x - textX;
        return kinds.get(cell) === "head" && indent > 5 && indent < 50 && Math.abs(cell.right - right) > 2;
      });
    for (const cell of indented)
      if (indented.some((other) => other !== cell && Math.abs(other.x - cell.x) < 1)) kinds.set(cell, "body");
  }
}

/**
 * Marks "04/2012 – 08/2016 Espinar" as a date if a known town follows other dates of the same look
 * and place.
 */
function markDatesWithTowns(kinds: Map<Block, CellKind>): void {
  const open = [...kinds].filter(([{ text }, kind]) => kind === "head" && findDates(text)[0]?.start === 0);
  if (open.length === 0) return;
  const dated = [...kinds.keys()].filter((cell) => isDateAndPlace(cell.text) && !isOnlyDates(cell.text));
  for (const [cell] of open) {
    const rest = withoutDates(cell.text);
    const isName =
      /^\p{Lu}[\p{L}'’-]+(?: \p{L}[\p{L}'’-]+){0,3}$/u.test(rest) && jobScore(rest) + degreeScore(rest) <= 0;
    const isLike = (one: Block) => Math.abs(one.x - cell.x) < 2 && one.runs[0]?.style === cell.runs[0]?.style;
    if (isName && dated.some(isLike)) kinds.set(cell, "date");
  }
}

function isSameMarker(cell: Block, marker: Block): boolean {
  return cell.bullet && Math.abs(cell.x - marker.x) < 3;
}

const rules: Rules<{ cell: Block; bodyStarts: Set<number> }, CellKind> = {
  "dates alone": ({ cell }) => (isOnlyDates(cell.text) || /^(?:-|–|—)\s*\p{L}+$/u.test(cell.text) ? "date" : undefined),
  "a date and a place": ({ cell }) => (isDateAndPlace(cell.text) ? "date" : undefined),
  "a label of the body": ({ cell: { text } }) =>
    subLabel.test(text) || (text.endsWith(":") && entryLabel(text) === "description") ? "skip" : undefined,
  "text behind a bullet": ({ cell }) => (cell.bullet ? "body" : undefined),
  "a name that stands out before its description, or names in several looks": ({ cell }) =>
    hasLead(cell) || namesInLooks(cell) ? "head" : undefined,
  "an address, or words that announce one": ({ cell }) =>
    isOnlyUrls(cell.text) || (cell.links.length > 0 && linkWords.test(cell.text)) ? "url" : undefined,
  "a sentence, or text where sentences begin": ({ cell, bodyStarts }) =>
    isSentence(cell.text) || bodyStarts.has(Math.round(cell.x)) ? "body" : undefined,
};

const cellKind = decision<{ cell: Block; bodyStarts: Set<number> }, CellKind>(
  "is in its entry",
  rules,
  "head",
  ({ cell }) => cell.text,
);

/**
 * Whether the first words stand out and name what the rest describes: "**ledgerlint:** a static
 * checker".
 */
export function hasLead(cell: Block): boolean {
  const [first, second] = cell.runs;
  if (!first || !second || first.style === second.style || first.text.length > 60) return false;
  if (
    /[:–—-]$/.test(first.text.trimEnd()) ||
    /^ ?(?:\([^()]{4,24}\) ?)?[:–—-]\s|^(?:,\s+(?:19|20)\d\d)?\.\s+\p{Lu}/u.test(second.text)
  )
    return true;
  return /\p{L}\.\s*$/u.test(first.text) && /^\s*\p{Lu}/u.test(second.text) && isSentence(second.text.trim());
}

/**
 * Whether a cell has names in several looks, even with a full stop: "**Front-End Developer**,
 * *Corrib Digital*, Galway."
 */
export function namesInLooks(cell: Block): boolean {
  if (cell.runs.length < 2 || !cell.text.includes(",")) return false;
  const words = withoutDates(cell.text).match(/[\p{L}\d]+/gu) ?? [];
  return words.length <= 16 && words.every((word) => /^[\p{Lu}\d]/u.test(word) || word.length <= 3);
}

/** "Elm Bakery, Truro, NS": the text before a town with its state may be a company. */
const namedTown = /^[^,]+, [^,]+, [A-Z]{2}$/;

function isDateAndPlace(text: string): boolean {
  if (findDates(text).length === 0) return false;
  const parts = text
    .split(/[·•|;–—]|\s{2,}/u)
    .map((part) => part.trim())
    .filter(Boolean);
  const isTown = (part: string) => isPlace(part) && !namedTown.test(part);
  if (parts.every((part) => isOnlyDates(part) || isTown(part) || isDuration(part) || isDateStart(part))) return true;
  const rest = withoutDates(text);
  const town = withoutWorkMode(rest) ?? rest;
  return isPlace(rest) && isKnownPlace(town.split(",")[0] ?? "");
}

/** Whether text is only web addresses and words for them. */
export function isOnlyUrls(text: string): boolean {
  let rest = text;
  const urls = findUrls(text);
  for (const url of urls) rest = rest.replace(url, "");
  return (
    urls.length > 0 &&
    !/[\p{L}\d]/u.test(rest.replace(/\b(?:link|url|website|demo|repo|source|code|github|live|see|https?)\b:?/giu, ""))
  );
}

/**
 * Indents at which sentences begin but the section's first line does not. Other text there is
 * running text, too.
 */
function sentenceStarts(cells: Block[], first: Row): Set<number> {
  const starts = new Set<number>();
  for (const cell of cells) if (!cell.bullet && isSentence(cell.text)) starts.add(Math.round(cell.x));
  for (const cell of first.cells) for (const shift of [-2, -1, 0, 1, 2]) starts.delete(Math.round(cell.x) + shift);
  for (const cell of cells)
    if (!cell.bullet && !isSentence(cell.text) && cell.runs[0]?.style !== bodyStyle(cells))
      starts.delete(Math.round(cell.x));
  return starts;
}

/** The style of most letters in sentences and list items. */
export function bodyStyle(cells: Block[]): string | undefined {
  const letters = new Map<string, number>();
  for (const cell of cells)
    if (cell.bullet || isSentence(cell.text))
      for (const run of cell.runs) letters.set(run.style, (letters.get(run.style) ?? 0) + run.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
}
