import { oneLine } from "../text/text.ts";
import { monthOf } from "../time.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { type Details, type Move, newRecord } from "./record.ts";
import { kinds, stageLabel, trackerLimits } from "./stages.ts";

/** What a column of a sheet can be. */
export const columns = [
  { id: "title", label: "Job title", names: /^(job )?(title|position|role|job|name|opening)( (name|title))?$/i },
  { id: "organization", label: "Company", names: /compan|employer|organi[sz]ation|firm/i },
  { id: "stage", label: "Stage", names: /^(application )?(stage|status|state|list|column)( name)?$/i },
  { id: "url", label: "Address", names: /\b(url|link|address|posting|website)\b/i },
  { id: "place", label: "Place", names: /location|place|city/i },
  { id: "pay", label: "Pay", names: /salary|\bpay\b|compensation|wage/i },
  { id: "applied", label: "Applied on", names: /applied|(application|submission|submitted) date|date of application/i },
  { id: "deadline", label: "Deadline", names: /deadline|closing|due|closes|expires/i },
  { id: "source", label: "Found at", names: /source|found|origin|\bvia\b|referr/i },
  { id: "resume", label: "Resume", names: /resume|\bcv\b/i },
  { id: "notes", label: "Notes", names: /note|comment|remark/i },
  { id: "nextWhat", label: "Next step", names: /^(next (step|action)|to ?do|follow.?up)$/i },
  {
    id: "nextOn",
    label: "Next step on",
    names: /^(next (step )?(on|date|day)|(next|follow.?up) date|follow.?up on)$/i,
  },
  { id: "contact", label: "Contact", names: /contact|recruiter|hiring manager|person/i },
  { id: "tags", label: "Tags", names: /tags?$|label|keyword/i },
  { id: "posting", label: "Posting", names: /description|posting text|advert/i },
  { id: "kind", label: "Kind", names: /^(kind|type)$/i },
] as const;
export type Column = (typeof columns)[number]["id"];

/** What each column of the sheet is; "" is left out. */
export type Mapping = (Column | "")[];

/** What the headers say. Of two columns for one thing, the first has it. */
export function guessMapping(headers: string[]): Mapping {
  const free = new Set<Column>(columns.map(({ id }) => id));
  return headers.map((header) => {
    const name = oneLine(header.replace(/[_-]+/g, " ").replace(/([a-z])([A-Z])/g, "$1 $2"));
    const exact = columns.find(({ id, label }) => free.has(id) && label.toLowerCase() === name.toLowerCase());
    const column = exact ?? columns.find(({ id, names }) => free.has(id) && names.test(name));
    if (!column) return "";
    free.delete(column.id);
    return column.id;
  });
}

/**
 * Records of the rows of a sheet, under these ids; a row without a title and a company is left
 * out.
 */
export function recordsOfSheet(rows: string[][], mapping: Mapping, newId: () => string, now: Date): TrackerRecord[] {
  const dated = rows.map((row) => row.map((cell) => unguarded(cell.trim())));
  const isDayFirst = dated.some((row) => row.some((cell) => /^(1[3-9]|2\d|3[01])[/-]\d{1,2}[/-]\d{4}\b/.test(cell)));
  return dated.slice(0, trackerLimits.records).flatMap((row) => {
    const cell = (column: Column) => row[mapping.indexOf(column)] ?? "";
    if (!cell("title") && !cell("organization")) return [];
    const move = stageOf(cell("stage"));
    const kind = kinds.find(({ id, label }) => [id, label.toLowerCase()].includes(cell("kind").toLowerCase()));
    const details: Partial<Details> = {
      kind: kind?.id ?? "job",
      title: cell("title") || cell("organization"),
      organization: cell("organization"),
      url: cell("url"),
      place: cell("place"),
      pay: cell("pay"),
      source: cell("source"),
      resume: cell("resume"),
      posting: cell("posting"),
      notes: [cell("notes"), !move && cell("stage") && `Stage: ${cell("stage")}`].filter(Boolean).join("\n"),
      applied: dayOfCell(cell("applied"), isDayFirst),
      deadline: dayOfCell(cell("deadline"), isDayFirst),
      next: { what: cell("nextWhat").slice(0, trackerLimits.line), on: dayOfCell(cell("nextOn"), isDayFirst) },
      contacts: cell("contact") ? [{ name: cell("contact").slice(0, trackerLimits.line), role: "", email: "" }] : [],
      tags: cell("tags")
        .split(/[,;]/)
        .map((tag) => tag.trim().slice(0, trackerLimits.line))
        .filter(Boolean),
    };
    return [newRecord(newId(), details, move ?? { stage: details.applied ? "applied" : "saved" }, now)];
  });
}

/** The first line whose words occur wins. */
const stageWords: [RegExp, Move][] = [
  [/reject|declined|turned down|not selected|unsuccessful/i, { stage: "closed", outcome: "rejected" }],
  [/withdr/i, { stage: "closed", outcome: "withdrawn" }],
  [/ghost|no (answer|response|reply)/i, { stage: "closed", outcome: "no-answer" }],
  [/accepted|hired|signed/i, { stage: "closed", outcome: "accepted" }],
  [/closed|archiv/i, { stage: "closed" }],
  [/offer|negotiat/i, { stage: "offer" }],
  [/interview|on.?site|technical|assessment|take.?home/i, { stage: "interview" }],
  [/touch|screen|phone|contacted|replied|recruiter|referr/i, { stage: "in-touch" }],
  [/appl(ied|ication)|submitted|sent/i, { stage: "applied" }],
  [/saved|wish|bookmark|interested|to apply|apply|todo|backlog|draft|new/i, { stage: "saved" }],
];

function stageOf(text: string): Move | undefined {
  return stageWords.find(([words]) => words.test(text))?.[1];
}

/** "2026-11-22" out of a date in a sheet; "" where it cannot be read for sure. */
export function dayOfCell(text: string, isDayFirst: boolean): string {
  const iso = /^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})/.exec(text);
  if (iso) return validDay(iso[1], iso[2], iso[3]);
  const dotted = /^(\d{1,2})\.\s?(\d{1,2})\.(\d{4})/.exec(text);
  if (dotted) return validDay(dotted[3], dotted[2], dotted[1]);
  const slashed = /^(\d{1,2})[/-](\d{1,2})[/-](\d{4})/.exec(text);
  if (slashed)
    return isDayFirst ? validDay(slashed[3], slashed[2], slashed[1]) : validDay(slashed[3], slashed[1], slashed[2]);
  const worded = /^(?:[a-z]{3,9},? )?(?:(\d{1,2})\.? )?([a-z]{3,9})\.? ?(\d{1,2})?(?:st|nd|rd|th)?,? (\d{4})/i.exec(
    text,
  );
  const month = monthOf(worded?.[2] ?? "");
  return worded && month >= 0 ? validDay(worded[4], String(month + 1), worded[1] ?? worded[3]) : "";
}

function validDay(year = "", month = "", day = ""): string {
  const text = `${year}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : "";
}

/** The records as a sheet: one row each, in the columns that an import knows. */
export function sheetOf(records: TrackerRecord[]): string {
  const rows = records.map((record) => {
    const values: Record<Column, string> = {
      ...record,
      kind: kinds.find(({ id }) => id === record.kind)?.label ?? record.kind,
      stage: stageLabel(record),
      nextWhat: record.next.what,
      nextOn: record.next.on,
      contact: record.contacts.map(({ name, email }) => [name, email].filter(Boolean).join(" ")).join("; "),
      tags: record.tags.join(", "),
    };
    return columns.map(({ id }) => values[id]);
  });
  return [columns.map(({ label }) => label), ...rows].map((row) => row.map(csvCell).join(",")).join("\r\n");
}

/**
 * A cell in quotes. One that a spreadsheet would run as a formula begins with an apostrophe, which
 * unguarded() takes away again.
 */
function csvCell(text: string): string {
  return `"${(isFormula.test(text) ? `'${text}` : text).replaceAll('"', '""')}"`;
}

const isFormula = /^'*[=+\-@\t\r]/;

function unguarded(cell: string): string {
  return cell.startsWith("'") && isFormula.test(cell.slice(1)) ? cell.slice(1) : cell;
}
