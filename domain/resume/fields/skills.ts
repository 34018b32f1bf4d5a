import type { Block, Line } from "../cell.ts";
import { isDuration, isOnlyDates } from "../dates.ts";
import { joinWrapped, toRows } from "../paragraphs.ts";
import { isProse } from "../sentences.ts";
import { namesTechnology } from "../technology.ts";
import { spokenLanguages } from "../vocabulary/spoken-languages.ts";

/** A skill, the label of its group ("" for none), and the y at which its section begins. */
export type Skill = { name: string; group: string; confidence: number; from: number };

const level =
  /^(?:beginner|novice|basic|elementary|intermediate|advanced|expert|master|proficient|fluent|native|familiar|competent|experienced|skilled|skillful|skilful|adept|capable|professional|working knowledge|good|very good|excellent|strong|[abc][12]|[ivx]+|\d{1,3} ?%|\d{1,2}(?:\.\d)? ?\/ ?\d{1,2}|[★☆●○■□▪⬤◯*·. ]+)$/iu;
/** These stay in brackets, so that a skill claims no more than its owner wrote: "SQL (basic)". */
const lowLevel = /^(?:beginner|novice|basic|elementary|familiar)$/i;
/** Marks or years without letters in a cell of their own: "★★★☆", "12". */
const rating = /^(?:[★☆●○■□▪⬤◯ ]+|\d{1,2})$/u;
const spoken =
  /^(?:languages?|spoken languages?|mother tongues?(?:\(s\))?|native languages?|other languages?(?:\(s\))?|sprachen|langues|idiomas)\s*:?\s*$/i;
const spokenNames = new RegExp(
  `^(?:${spokenLanguages.join("|")}|(?:\\p{L}+ )?sign language)(?:\\s*(?:\\(.*\\)|[:–—-].*))?$`,
  "iu",
);

/** Whether a text is nothing but a spoken language, with or without its level. */
export const isSpokenLanguage = (text: string) => spokenNames.test(text);

/** Whether a part of a list is a spoken language. */
export function namesSpokenLanguage(text: string): boolean {
  return splitList(text).some((item) => [item, ...item.split(" ").slice(0, 2)].some((name) => spokenNames.test(name)));
}

/**
 * The skills of a section: the items of its lists. A group's label is a skill only if the group has
 * no items, or only sentences about it. Levels and percentages are not skills, and are left out; a
 * low level stays in its brackets. Spoken languages are left to their own section, but not the
 * technologies that share their group: "Languages: SQL, Spanish".
 */
export function findSkills(groups: Group[], from: number): Skill[] {
  const skills: Skill[] = [];
  for (const group of groups) {
    for (const name of namesIn(group)) {
      if (
        name === "" ||
        level.test(name) ||
        isOnlyDates(name) ||
        skills.some((known) => known.name.toLowerCase() === name.toLowerCase())
      )
        continue;
      skills.push({
        name,
        group: name === group.label ? "" : group.label,
        confidence: name.split(" ").length <= 4 ? 0.9 : 0.6,
        from,
      });
    }
  }
  return skills;
}

function namesIn(group: Group): string[] {
  if (isOfSpokenLanguages(group)) return group.items.filter(namesTechnology);
  const isTold = group.label !== "" && group.lists.every(tells);
  return group.items.length > 0 && !isTold ? group.items : [group.label];
}

/** The technologies in a section of spoken languages: "Java" of "Java, English (fluent)". */
export function findTechnologies(cells: Line[]): Skill[] {
  const items = skillGroups(cells).flatMap(({ label, items }) => [label, ...items]);
  return findSkills(
    [{ label: "", items: items.filter(namesTechnology), lists: [] }],
    Math.min(...cells.map(({ y }) => y)),
  );
}

/** Whether a text tells what the person did with a skill. A list has no long part. */
function tells(text: string): boolean {
  return isProse(text) && text.split(/[,;]/).some((part) => part.trim().split(" ").length >= 5);
}

/**
 * A group of a skills section. `items` are its lists item by item, `lists` the lists as written.
 */
export type Group = { label: string; items: string[]; lists: string[] };

export function skillGroups(cells: Line[]): Group[] {
  const listed = withoutTableHead(cells).filter(
    (cell) => !isOnlyDates(cell.text) && !years.test(cell.text) && !rating.test(cell.text),
  );
  return groups(withColons(withLevels(joinWrapped(listed, true)).flatMap(labelled)));
}

/** Joins a spoken language and its level from two cells of a row: "English (native):". */
function withLevels(cells: Block[]): Block[] {
  return toRows(cells).flatMap(({ cells: row }) => {
    const [language, level, more] = row;
    if (!language || !level || more || !spokenNames.test(language.text) || spokenNames.test(level.text)) return row;
    const text = `${language.text} (${level.text}):`;
    return [{ ...language, text, right: level.right, runs: [{ text, style: level.runs[0]?.style ?? "" }] }];
  });
}

const dashedLabel = /^([^:,;–—-]{2,40}) [–—-] (?=[^,]+,)/u;

/** Gives labels a colon if all lists have a dash after their label: "Design – Figma, Sketch". */
function withColons(cells: Block[]): Block[] {
  const lists = cells.filter(({ text }) => text.includes(","));
  const isDashed = lists.length > 1 && lists.every(({ text }) => dashedLabel.test(text));
  return isDashed ? cells.map((cell) => ({ ...cell, text: cell.text.replace(dashedLabel, "$1: ") })) : cells;
}

/** Splits "Languages: English, French. Software: Excel." before each label, unless all are languages. */
function labelled(cell: Block): Block[] {
  const parts = cell.text.split(/[.;] (?=\p{Lu}[\p{L} &/-]{2,30}: )/u);
  const style = cell.runs.at(-1)?.style ?? "";
  const areLanguages = parts.slice(1).every((part) => spokenNames.test(part));
  return parts.length > 1 && !areLanguages ? parts.map((text) => ({ ...cell, text, runs: [{ text, style }] })) : [cell];
}

/**
 * Whether a group has spoken languages: "Languages: English, Polish", or "English: fluent; Polish:
 * native".
 */
export function isOfSpokenLanguages({ label, items }: Group): boolean {
  if (spokenNames.test(label)) return items.every((item) => spokenNames.test(item));
  return (
    spoken.test(label) &&
    items.some((item) => spokenNames.test(item.replace(/^.+ in /, "")) || namesSpokenLanguage(item))
  );
}

const years = /^(?:< ?|> ?)?\d{1,2}\+? ?(?:years?|yrs?\.?)$/i;
const columnName =
  /^(?:skills?|skill (?:name|area)|technolog(?:y|ies)|tools?|area|categor(?:y|ies)|languages?|comments?|details)$/i;
const measureName =
  /^(?:(?:skill |competen(?:ce|cy) )?level|proficiency|rating|experience|years|years of experience|(?:last|years?) used)$/i;

/**
 * The lines of a section without a table's header: a row of column names, one of which names a
 * measure. "Tools" beside "Languages" stays, since they may name two groups.
 */
function withoutTableHead(cells: Line[]): Line[] {
  const heads = toRows(cells).filter(
    (row) =>
      row.cells.length > 1 &&
      row.cells.some(({ text }) => measureName.test(text)) &&
      row.cells.every(({ text }) => measureName.test(text) || columnName.test(text)),
  );
  return cells.filter((cell) => !heads.some((row) => row.cells.includes(cell)));
}

function groups(cells: Block[]): Group[] {
  const rows = toRows(cells);
  const found: Group[] = [];
  const labels = labelCells(rows.flatMap((row) => row.cells));
  for (const cell of inGroupOrder(
    rows.map((row) => row.cells),
    labels,
  )) {
    const text = withoutLevel(cell.text);
    if (text === "") continue;
    const current = found.at(-1);
    const group = groupBegunBy(cell, text, labels.has(cell), current);
    if (group) found.push(group);
    else if (!current) found.push({ label: "", items: splitList(text), lists: [cell.text] });
    else {
      current.items.push(...splitList(text));
      current.lists.push(cell.text);
    }
  }
  return found;
}

/** The group that a cell begins with its label; undefined if the cell continues the current one. */
function groupBegunBy(cell: Block, text: string, isLabel: boolean, current: Group | undefined): Group | undefined {
  const [, label = "", list = ""] = /^([^:,]{2,40}):\s*(.*)$/s.exec(text) ?? [];
  const isSpoken = spokenNames.test(label);
  // "English: fluent" beside "Languages" is not a group of its own.
  if (isSpoken && spoken.test(current?.label ?? "")) return undefined;
  if (label !== "") {
    const written = isSpoken ? cell.text : cell.text.slice(cell.text.indexOf(":") + 1);
    return { label: withoutLevel(label), items: splitList(list), lists: [written] };
  }
  if (isLabel) return { label: text, items: [], lists: [] };
  const lead = leadLabel(cell);
  if (!lead) return undefined;
  return { label: lead, items: splitList(text.slice(lead.length)), lists: [cell.text.slice(lead.length)] };
}

/** The label of a group if the first words have a look of their own: "**Languages** Java, Go". */
function leadLabel(cell: Block): string | undefined {
  const [first, second] = cell.runs;
  if (!first || !second || !/[,•·]/.test(cell.text) || /[,;•·]/.test(first.text)) return undefined;
  return first.text.trim().length < 40 && cell.text.startsWith(first.text.trim()) ? first.text.trim() : undefined;
}

/**
 * The cells that are labels: they look different from the items below, or form a left column beside
 * lists.
 */
function labelCells(cells: Block[]): Set<Block> {
  const labels = new Set<Block>();
  const listStyle = commonStyle(cells.filter((cell) => cell.bullet || cell.text.includes(",")));
  for (const cell of cells) {
    if (cell.bullet || /[,;|]/.test(cell.text) || cell.text.length > 40) continue;
    const beside = cells.find(
      (other) => other.x > cell.right && Math.abs(other.y - cell.y) < 0.5 * cell.size && /[,;]/.test(other.text),
    );
    const style = cell.runs[0]?.style;
    if (
      beside ||
      isBesideDots(cell, cells) ||
      (listStyle !== undefined &&
        style !== listStyle &&
        cells.some((other) => other.runs[0]?.style === listStyle && other.y > cell.y))
    )
      labels.add(cell);
  }
  return labels;
}

/** Whether a cell and an aligned one stand beside lists with dots that begin at one place. */
function isBesideDots(cell: Block, cells: Block[]): boolean {
  const lists = cells.filter(({ x, text }) => x > cell.right && text.includes(" · "));
  const besideOf = (one: Block) => lists.find(({ y }) => Math.abs(y - one.y) < 0.5 * one.size);
  const list = besideOf(cell);
  const isAligned = (one: Block) => Math.abs(one.x - cell.x) < 1.5 || Math.abs(one.right - cell.right) < 1.5;
  return cells.some((one) => {
    const other = one !== cell && isAligned(one) ? besideOf(one) : undefined;
    return list !== undefined && other !== undefined && Math.abs(other.x - list.x) < 1.5;
  });
}

function commonStyle(cells: Block[]): string | undefined {
  const counts = new Map<string, number>();
  for (const cell of cells) {
    const style = cell.runs.at(-1)?.style ?? "";
    counts.set(style, (counts.get(style) ?? 0) + 1);
  }
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];
}

/** Reading order: groups side by side column by column, lists beside labels row by row. */
function inGroupOrder(rows: Block[][], labels: Set<Block>): Block[] {
  const cells = rows.flat();
  const labelled = rows.filter((row) => row.filter((cell) => labels.has(cell)).length > 1);
  if (labelled.length === 0) return cells;
  const order: Block[] = [];
  for (const row of rows) {
    for (const cell of row) {
      const owner = order.findLast(
        (other) => labels.has(other) && Math.abs(other.x - cell.x) < 25 && !labels.has(cell),
      );
      if (!owner) order.push(cell);
      else {
        let at = order.indexOf(owner) + 1;
        while (at < order.length && !labels.has(order[at] as Block)) at++;
        order.splice(at, 0, cell);
      }
    }
  }
  return order;
}

function withoutLevel(text: string): string {
  return text
    .replace(/ ?\((?:[^()]*)\)/g, (paren) => {
      const inner = paren.replace(/[()]/g, "").trim();
      return (level.test(inner) && !lowLevel.test(inner)) || isDuration(inner) ? "" : paren;
    })
    .replace(/ ?[–—:-] ?(\p{L}{1,40})$/u, (tail, word: string) => (level.test(word) ? "" : tail))
    .replace(/ \d{1,3} ?%$/, "")
    .replace(/(?<![★☆●○■□⬤◯])[★☆●○■□⬤◯]{2,}$/u, "")
    .trim();
}

/** "Looms — Cards — Tables": dashes alone separate three or more short items. */
const dashedList = /^[^,;:|•·.]{2,40}(?: [–—] [^,;:|•·.]{2,40}){2,}$/u;

/** "Accounts payable / receivable": a slash before a small letter does not split an item. */
function isPhrase(text: string): boolean {
  const [first = "", second = ""] = text.split(" / ");
  return /^\p{Lu}/u.test(first) && first.includes(" ") && /^\p{Ll}{2}/u.test(second);
}

/** Splits a list at commas, semicolons, bars and bullets, but not inside brackets. */
export function splitList(written: string): string[] {
  const text = dashedList.test(written) ? written.replace(/ [–—] /gu, ", ") : written;
  const items: string[] = [];
  let item = "";
  let depth = 0;
  const unwrapped = text.replace(/^\s*\(([^()]*)\)\s*$/, "$1");
  // "[Canva] [Figma]": every item is in brackets.
  for (const char of /^(?:\[[^[\]]+\] ?)+$/.test(unwrapped)
    ? unwrapped.replace(/\] ?\[/g, ",").replace(/[[\]]/g, "")
    : unwrapped) {
    if (char === "(" || char === "[") depth++;
    if (char === ")" || char === "]") depth = Math.max(0, depth - 1);
    if (depth === 0 && /[,;|•·‧∙\n●▪◦]/u.test(char)) {
      items.push(item);
      item = "";
    } else item += char;
  }
  items.push(item);
  return items
    .flatMap((part) => part.split(isPhrase(part) ? / ~ / : / [/~] /))
    .map((part) =>
      withoutLevel(
        part
          .trim()
          .replace(/^(?:and|&|und|et|y|e)\s+/i, "")
          .replace(/[.:]$/, ""),
      ).trim(),
    )
    .filter((part) => /[\p{L}\d]/u.test(part) && part.length <= 80 && !level.test(part));
}
