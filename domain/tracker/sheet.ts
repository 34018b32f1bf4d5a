import { dayOf } from "../time.ts";
import type { Details } from "./details.ts";
import { eventStep } from "./next-steps.ts";
import type { TrackerRecord } from "./record.schema.ts";
import { importedRecord } from "./record.ts";
import { type Column, columns } from "./sheet-columns.ts";
import { guarded, type SheetRow, unreadDates } from "./sheet-rows.ts";
import { stageOfText } from "./sheet-stages.ts";
import { kinds, stageLabel, trackerLimits } from "./stages.ts";

/**
 * The record of a sheet's row. Unreadable statuses and dates go into its notes. A sheet does not
 * say since when a record is in its stage.
 */
export function recordOfRow(row: SheetRow, id: string, now: Date): TrackerRecord {
  const { cells, days } = row;
  const move = stageOfText(cells.stage);
  const kind = kinds.find(({ id: kindId, label }) => [kindId, label.toLowerCase()].includes(cells.kind.toLowerCase()));
  const unread = unreadDates(row).map(({ label, text }) => `${label}: ${text}`);
  const moments = cells.interviews.split(";").map((text) => momentOf(text.trim()));
  const interviews = moments.filter((moment) => moment !== undefined);
  const unreadMoments = cells.interviews && moments.includes(undefined) && `Interviews: ${cells.interviews}`;
  const { url, place, pay, source, resume, posting, organization } = cells;
  const details: Partial<Details> = {
    url,
    place,
    pay,
    source,
    resume,
    posting,
    organization,
    kind: kind?.id ?? "job",
    title: cells.title || `Job at ${organization}`,
    notes: [cells.notes, !move && cells.stage && `Stage: ${cells.stage}`, ...unread, unreadMoments]
      .filter(Boolean)
      .join("\n"),
    applied: days.applied,
    deadline: days.deadline,
    interviews,
    next: { what: cells.nextWhat.slice(0, trackerLimits.line), on: days.nextOn },
    contacts: cells.contact ? [{ name: cells.contact.slice(0, trackerLimits.line), role: "", email: "" }] : [],
    tags: cells.tags
      .split(/[,;]/)
      .map((tag) => tag.trim().slice(0, trackerLimits.line))
      .filter(Boolean),
  };
  return importedRecord(id, details, move ?? { stage: days.applied ? "applied" : "saved" }, now);
}

/** The records as CSV: one row each, in the columns that an import reads. */
export function sheetOf(records: TrackerRecord[]): string {
  const rows = records.map((record) => {
    const { next, event } = record;
    const planned = event && !next.what && !next.on ? eventStep(event) : next;
    const values: Record<Column, string> = {
      ...record,
      interviews: record.interviews.map((moment) => momentText(new Date(moment))).join("; "),
      kind: kinds.find(({ id }) => id === record.kind)?.label ?? record.kind,
      stage: stageLabel(record),
      nextWhat: planned.what,
      nextOn: planned.on,
      contact: record.contacts.map(({ name, email }) => [name, email].filter(Boolean).join(" ")).join("; "),
      tags: record.tags.join(", "),
    };
    return columns.map(({ id }) => values[id]);
  });
  return [columns.map(({ label }) => label), ...rows].map((row) => row.map(csvCell).join(",")).join("\r\n");
}

/** "2026-11-24 15:00" in the machine's time zone. momentOf() reads it. */
function momentText(moment: Date): string {
  return `${dayOf(moment)} ${moment.toTimeString().slice(0, 5)}`;
}

function momentOf(text: string): string | undefined {
  const time = new Date(/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(text) ? text.replace(" ", "T") : "");
  return Number.isNaN(time.getTime()) ? undefined : time.toISOString();
}

/** A quoted cell that no spreadsheet runs as a formula. readRows() removes the guard. */
function csvCell(text: string): string {
  return `"${guarded(text).replaceAll('"', '""')}"`;
}
