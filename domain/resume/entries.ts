import type { Cell } from "./cells.ts";
import { findUrls } from "./contact-text.ts";
import { findDates, isDateStart, isDuration, isOnlyDates, trimSeparators, withoutDates } from "./dates.ts";
import { readLabel } from "./entry-labels.ts";
import { joinWrapped, type Row, toRows } from "./paragraphs.ts";
import { isKnownPlace, isPlace } from "./places.ts";

/** A piece of an entry's head: one thing said in one look. Its slot says where in the head it stands, or what it is labelled as. */
export type Piece = { text: string; slot: string; cell: Cell };

/** One job, degree, project or award: what its head says, what its body tells, its dates and links. */
export type Entry = { pieces: Piece[]; body: Cell[]; dates: string[]; urls: string[] };

const linkWords =
  /^[[(]?(?:(?:view|see|visit|live|source|project|online|the|on|website|web|site|demo|code|link|repo|repository|github|gitlab|url|app|certificate|credential|more|show)\b[\s/]*)+[\])]?$/i;

type Kind = "date" | "head" | "body" | "url" | "skip";

const subLabel =
  /^(?:key |main |selected |notable )?(?:highlights?|responsibilities|achievements?|accomplishments?|duties|summary|description|overview|courses|coursework|keywords|contributions?|tasks)\s*:?$/i;

/** Splits a section into its entries: every entry begins with a line that looks like the section's first line. */
export function readEntries(cells: Cell[]): Entry[] {
  const joined = joinWrapped(cells).filter((cell) => !isNoise(cell.text));
  const sides = sideBySide(toRows(joined));
  return sides ? sides.flatMap((rows) => entriesOf(rows)) : entriesOf(toRows(joined));
}

/**
 * Entries set side by side: whatever stands in a row looks alike, and the second ones all begin at one place. They are
 * read one column after the other.
 */
function sideBySide(rows: Row[]): Row[][] | undefined {
  const pairs = rows.filter((row) => row.cells.length === 2);
  const [a, b] = pairs[0]?.cells ?? [];
  if (!a || !b || pairs.length < 2 || pairs.length < rows.length / 2) return undefined;
  const alike = pairs.every(
    ({ cells: [left, right] }) =>
      left &&
      right &&
      Math.abs(right.x - b.x) < 2 &&
      left.runs[0]?.style === right.runs[0]?.style &&
      isOnlyDates(left.text) === isOnlyDates(right.text) &&
      isSentence(left.text) === isSentence(right.text),
  );
  if (!alike) return undefined;
  return [
    rows.flatMap((row) => row.cells.filter((cell) => cell.x < b.x - 2)),
    rows.flatMap((row) => row.cells.filter((cell) => cell.x >= b.x - 2)),
  ].map(toRows);
}

function entriesOf(rows: Row[]): Entry[] {
  const joined = rows.flatMap((row) => row.cells);
  const first = rows[0];
  if (!first) return [];
  const listMarker = first.cells[0]?.bullet ? first.cells[0] : undefined;
  const bodyStarts = sentenceStarts(joined, first);
  const kinds = new Map(
    joined.map(
      (cell) => [cell, listMarker && isSameMarker(cell, listMarker) ? "head" : cellKind(cell, bodyStarts)] as const,
    ),
  );
  markIndented(rows, kinds);
  const kindOf = (cell: Cell) => kinds.get(cell) ?? "skip";
  return groupRows(rows, kindOf, bodyStyle(joined)).map((group) => toEntry(group, kindOf));
}

/** A line that begins a little to the right of the section's first head is part of a list below it, with or without marker. */
function markIndented(rows: Row[], kinds: Map<Cell, Kind>): void {
  const head = rows.flatMap((row) => row.cells).find((cell) => kinds.get(cell) === "head");
  if (!head) return;
  for (const row of rows.slice(1)) {
    const cell = row.cells.find((other) => kinds.get(other) !== "date");
    const indent = cell ? cell.x - head.textX : 0;
    if (
      cell &&
      kinds.get(cell) === "head" &&
      indent > 5 &&
      indent < 50 &&
      (cell.runs[0]?.style !== head.runs[0]?.style || !row.cells.some((other) => findDates(other.text).length > 0))
    )
      kinds.set(cell, "body");
  }
}

function isSameMarker(cell: Cell, marker: Cell): boolean {
  return cell.bullet && Math.abs(cell.x - marker.x) < 2;
}

function isNoise(text: string): boolean {
  return !/[\p{L}\d–—-]/u.test(text) || /^undefined\b/.test(text) || isDuration(text);
}

function cellKind(cell: Cell, bodyStarts: Set<number>): Kind {
  if (isOnlyDates(cell.text) || /^(?:-|–|—)\s*\p{L}+$/u.test(cell.text)) return "date";
  if (isDateAndPlace(cell.text)) return "date";
  if (subLabel.test(cell.text)) return "skip";
  if (cell.bullet) return "body";
  if (hasLead(cell)) return "head";
  if (isOnlyUrls(cell.text) || (cell.links.length > 0 && linkWords.test(cell.text))) return "url";
  if (isSentence(cell.text) || bodyStarts.has(Math.round(cell.x))) return "body";
  return "head";
}

/** "**ledgerlint:** a static checker": the first words stand out and name what the rest tells. */
function hasLead(cell: Cell): boolean {
  const [first, second] = cell.runs;
  if (!first || !second || first.style === second.style || first.text.length > 60) return false;
  if (/[:–—-]\s*$/.test(first.text) || /^\s*[:–—-]\s/.test(second.text)) return true;
  return /\p{L}\.\s*$/u.test(first.text) && /^\s*\p{Lu}/u.test(second.text) && isSentence(second.text.trim());
}

function isDateAndPlace(text: string): boolean {
  if (findDates(text).length === 0) return false;
  const parts = text.split(/\s*[·•|;–—]\s*|\s{2,}/u).filter(Boolean);
  if (parts.every((part) => isOnlyDates(part) || isPlace(part) || isDuration(part) || isDateStart(part))) return true;
  const rest = withoutDates(text);
  return isPlace(rest) && isKnownPlace(rest.split(",")[0] ?? "");
}

export function isOnlyUrls(text: string): boolean {
  let rest = text;
  const urls = findUrls(text);
  for (const url of urls) rest = rest.replace(url, "");
  return (
    urls.length > 0 &&
    !/[\p{L}\d]/u.test(rest.replace(/\b(?:link|url|website|demo|repo|source|code|github|live|see|https?)\b:?/giu, ""))
  );
}

/** A point after which a sentence need not be over. */
const abbreviation = /(?:\b(?:inc|ltd|llc|co|corp|st|jr|sr|dept|univ)|\.\p{L}|\s\p{L})\.$/iu;

/** Running text: it ends like a sentence, or is too long for a headline. */
export function isSentence(text: string): boolean {
  const words = text.split(/\s+/).length;
  if (text.split(/\s[|•·]\s/).some((part) => part.split(/\s+/).length >= 15)) return true;
  if (/[.!?…]["”’)]?$/.test(text)) return words >= 4 && !abbreviation.test(text);
  return (
    words >= 5 &&
    /^\p{Ll}{2}/u.test(text) &&
    !/^(?:at|by|from|bei|chez) \p{Lu}/u.test(text) &&
    findDates(text).length === 0
  );
}

/** Indents at which sentences begin and the section's first line does not: other text there is running text too. */
function sentenceStarts(cells: Cell[], first: Row): Set<number> {
  const starts = new Set<number>();
  for (const cell of cells) if (!cell.bullet && isSentence(cell.text)) starts.add(Math.round(cell.x));
  for (const cell of first.cells) for (const shift of [-2, -1, 0, 1, 2]) starts.delete(Math.round(cell.x) + shift);
  for (const cell of cells)
    if (!cell.bullet && !isSentence(cell.text) && cell.runs[0]?.style !== bodyStyle(cells))
      starts.delete(Math.round(cell.x));
  return starts;
}

function bodyStyle(cells: Cell[]): string | undefined {
  const letters = new Map<string, number>();
  for (const cell of cells)
    if (cell.bullet || isSentence(cell.text))
      for (const run of cell.runs) letters.set(run.style, (letters.get(run.style) ?? 0) + run.text.length);
  return [...letters].sort((a, b) => b[1] - a[1])[0]?.[0];
}

function groupRows(rows: Row[], kindOf: (cell: Cell) => Kind, plain: string | undefined): Row[][] {
  const model = rows[0];
  if (model && isPlainList(rows, model, kindOf)) return paragraphs(rows, model);
  const groups: Row[][] = [];
  const tight = Math.min(...rows.slice(1).map((row) => row.gap));
  let hasBody = false;
  let hasDate = false;
  let progressed = false;
  const datedRows = new Set(
    rows.filter((row) => row.cells.some((cell) => kindOf(cell) !== "body" && findDates(cell.text).length > 0)),
  );
  const isDated = (row: Row) => datedRows.has(row);
  const isModel = (row: Row) =>
    model !== undefined &&
    row.cells.some((cell) => ["head", "date"].includes(kindOf(cell))) &&
    looksLike(row, model, kindOf, plain);
  for (const [index, row] of rows.entries()) {
    const kinds = row.cells.map(kindOf);
    const isHead = kinds.includes("head") || kinds.includes("date");
    const dated = isDated(row);
    const likeFirst = isModel(row);
    // An entry that has its date is over only when what follows brings a date of its own.
    const after = rows.slice(index + 1).findIndex(isModel);
    const bringsDate = dated || rows.slice(index, after < 0 ? undefined : index + 1 + after).some(isDated);
    const starts =
      groups.length === 0 ||
      (likeFirst &&
        (hasBody || ((progressed || row.gap > 1.35 * tight) && (bringsDate || !hasDate)) || (dated && hasDate))) ||
      (!likeFirst && hasBody && hasDate && kinds.includes("head") && (dated || isDateRow(rows[index + 1], kindOf)));
    if (starts) {
      groups.push([row]);
      hasBody = kinds.includes("body") || kinds.includes("url");
      hasDate = dated;
      progressed = false;
    } else {
      groups.at(-1)?.push(row);
      hasBody ||= kinds.includes("body") || kinds.includes("url") || kinds.includes("skip");
      hasDate ||= dated;
      progressed ||= isHead && !likeFirst;
    }
  }
  return groups;
}

/** No line stands out as a head, or all look alike and none has a date: a list with an entry to a line. */
function isPlainList(rows: Row[], model: Row, kindOf: (cell: Cell) => Kind): boolean {
  if (!model.cells.some((cell) => ["head", "date"].includes(kindOf(cell)))) return true;
  const style = model.cells[0]?.runs[0]?.style;
  return rows.every(
    ({ cells: [cell, second] }) =>
      cell && !second && kindOf(cell) === "head" && findDates(cell.text).length === 0 && cell.runs[0]?.style === style,
  );
}

function paragraphs(rows: Row[], model: Row): Row[][] {
  const groups: Row[][] = [];
  for (const row of rows) {
    if (groups.length === 0 || Math.abs((row.cells[0]?.x ?? 0) - (model.cells[0]?.x ?? 0)) < 3) groups.push([row]);
    else groups.at(-1)?.push(row);
  }
  return groups;
}

function isDateRow(row: Row | undefined, kindOf: (cell: Cell) => Kind): boolean {
  return row?.cells.every((cell) => kindOf(cell) === "date") ?? false;
}

/** Both begin with a date or both do not, and what is said first besides is in one look and at one place. */
function looksLike(row: Row, model: Row, kindOf: (cell: Cell) => Kind, plain: string | undefined): boolean {
  const a = leadOf(row, kindOf);
  const b = leadOf(model, kindOf);
  if (a.dated !== b.dated || a.style !== b.style) return false;
  if (a.cell.bullet !== b.cell.bullet && a.style === plain) return false;
  const {
    cell,
    cell: { x, textX, right },
  } = a;
  return (
    Math.abs(x - b.cell.x) < 3 ||
    Math.abs(textX - b.cell.textX) < 3 ||
    Math.abs(right - b.cell.right) < 2 ||
    (a.dated && cell.text !== "")
  );
}

function leadOf(row: Row, kindOf: (cell: Cell) => Kind): { cell: Cell; dated: boolean; style: string | undefined } {
  const [first, second] = row.cells;
  const cell = first as Cell;
  if (kindOf(cell) === "date") return { cell, dated: true, style: second?.runs[0]?.style };
  const dated = findDates(cell.text)[0]?.start === 0;
  const run = cell.runs.find(({ text }) => !isOnlyDates(text));
  return { cell, dated, style: run?.style };
}

function toEntry(rows: Row[], kindOf: (cell: Cell) => Kind): Entry {
  const entry: Entry = { pieces: [], body: [], dates: [], urls: [] };
  let line = 0;
  let inBody = false;
  for (const row of rows) {
    let spoke = false;
    row.cells.forEach((cell, column) => {
      const kind = kindOf(cell);
      for (const url of [...cell.links, ...(kind === "body" ? [] : findUrls(cell.text))])
        if (!entry.urls.includes(url)) entry.urls.push(url);
      if (kind === "date") entry.dates.push(...findDates(cell.text).map((date) => date.text));
      else if (kind === "head" && !inBody) {
        entry.dates.push(...findDates(cell.text).map((date) => date.text));
        const stated = readLabel(cell.text);
        if (stated?.label === "description") entry.body.push({ ...cell, text: stated.value });
        else if (stated && stated.label !== "period")
          entry.pieces.push({ text: withoutDates(stated.value), slot: stated.label, cell });
        else if (!stated)
          for (const [index, text] of splitLooks(cell).entries())
            entry.pieces.push({ text, slot: `${line}.${column}.${index}`, cell });
        spoke = true;
      } else if (kind !== "skip" && kind !== "url") entry.body.push(cell);
    });
    if (spoke) line++;
    if (row.cells.some((cell) => kindOf(cell) === "body") && !row.cells.some((cell) => kindOf(cell) === "head"))
      inBody = true;
  }
  return entry;
}

const strongSeparator = /\s+[|·•‧∙—–]\s+|\s*[|•]\s*|\s+@\s+/u;

/** What a cell says, one piece for each look and each part between bars, dots or dashes; dates are left out. */
export function splitLooks(cell: Cell): string[] {
  const looks: string[] = [];
  for (const [index, run] of cell.runs.entries()) {
    const previous = cell.runs[index - 1];
    // A change of font inside a word is a missing letter, not a new thing.
    const insideWord = previous && /[\p{L}\d]$/u.test(previous.text) && /^[\p{L}\d]/u.test(run.text);
    const smallCapitals =
      previous &&
      font(previous.style) === font(run.style) &&
      previous.style !== run.style &&
      isCapitals(previous.text) &&
      isCapitals(run.text);
    if ((insideWord || smallCapitals) && looks.length > 0) looks[looks.length - 1] += run.text;
    else looks.push(run.text);
  }
  return looks
    .flatMap((text) => withoutDates(text).split(strongSeparator))
    .map((text) => trimSeparators(text).replace(/^(?:at|bei|chez|en)\s+(?=\p{Lu})/u, ""))
    .filter(
      (text) => /[\p{L}\d]/u.test(text) && !isDuration(text) && !/^(?:at|by|bei|chez|for|with|and|in)$/i.test(text),
    );
}

function font(style: string): string {
  return style.slice(0, style.lastIndexOf(" "));
}

function isCapitals(text: string): boolean {
  return text === text.toUpperCase();
}

/** The body as one text, a sentence or bullet to a line. */
export function bodyText(cells: Cell[]): string {
  return cells.map(({ text }) => (readLabel(text)?.label === "description" ? readLabel(text)?.value : text)).join("\n");
}
