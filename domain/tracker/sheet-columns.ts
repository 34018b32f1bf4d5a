import { oneLine } from "../text/text.ts";
import { holdsDays } from "./sheet-days.ts";

/** The meanings that a column of a sheet can have. */
export const columns = [
  {
    id: "title",
    label: "Job title",
    names:
      /^(job )?(title|position|role|job|name|opening|designation|profile)( (name|title))?$|\b(role|position|job|post) (applied|offered|title)|\bapplied (role|position|for)\b/i,
  },
  { id: "organization", label: "Company", names: /compan|employer|organi[sz]ation|firm/i },
  { id: "stage", label: "Stage", names: /^(state|list|column)( name)?$|\b(stage|status)\b/i },
  { id: "url", label: "Address", names: /\b(url|link|(?<!mail )address|posting|website)\b/i },
  { id: "place", label: "Place", names: /location|place|city/i },
  { id: "pay", label: "Pay", names: /salary|\bpay\b|compensation|wage|\bctc\b|package|stipend/i },
  {
    id: "applied",
    label: "Applied on",
    names:
      /\bapplied\b|(application|submission|submitted|applying) (date|day|on)|date (of|for) (application|applying|submission)/i,
  },
  { id: "deadline", label: "Deadline", names: /deadline|closing|due|closes|expires/i },
  { id: "source", label: "Found at", names: /source|found|origin|\bvia\b|referr/i },
  { id: "resume", label: "Resume", names: /resume|\bcv\b/i },
  { id: "notes", label: "Notes", names: /note|comment|remark/i },
  { id: "nextWhat", label: "Next step", names: /^(next (step|action)|to ?do|follow.?up)$/i },
  {
    id: "nextOn",
    label: "Next step on",
    names: /^(next (step )?(on|date|day)|(next|follow.?up) date|follow.?up( on)?)$/i,
  },
  { id: "interviews", label: "Interviews", names: /^interviews$/i },
  { id: "contact", label: "Contact", names: /contact|recruiter|hiring manager|person|phone|mobile|e.?mail/i },
  { id: "tags", label: "Tags", names: /tags?$|label|keyword/i },
  { id: "posting", label: "Posting", names: /description|posting text|advert/i },
  { id: "kind", label: "Kind", names: /^(kind|type)$/i },
] as const;
export type Column = (typeof columns)[number]["id"];

/** What the headers of German sheets say. */
const germanNames: Partial<Record<Column, RegExp>> = {
  title: /^(stelle|position|rolle|beruf|titel|tätigkeit|job|(stellen|berufs)bezeichnung|(job|stellen)titel)$/i,
  organization: /firma|unternehmen|arbeitgeber|betrieb/i,
  stage: /^(bewerbungs)?(stand|phase|stufe|ergebnis)$/i,
  url: /webseite|adresse|stellenlink/i,
  place: /^((arbeits|einsatz|dienst|stand)?ort|stadt)$/i,
  pay: /gehalt|\blohn|vergütung|verdienst|entgelt/i,
  applied: /^(datum|beworben( am)?|bewerbung(sdatum| am| vom)?|(versendet|abgeschickt|eingereicht)( am)?)$/i,
  deadline: /frist|(einsende|bewerbungs)schluss/i,
  source: /quelle|gefunden|fundort/i,
  resume: /lebenslauf/i,
  notes: /notiz|bemerkung|anmerkung|kommentar/i,
  nextWhat: /^nächster? (schritt|aktion)$/i,
  nextOn: /^(wiedervorlage|nächster (termin|schritt am)|erinnerung|nachfassen( am)?)$/i,
  interviews: /^(vorstellungs)?gespräche?$/i,
  contact: /ansprechpartner|kontakt|telefon/i,
  tags: /(schlag|stich)w(or|ör)t/i,
  posting: /beschreibung|ausschreibung|anzeige/i,
  kind: /^(art|typ)$/i,
};

/** The meaning of each column of the sheet. A column with "" is ignored. */
export type Mapping = (Column | "")[];

/** The columns with dates. */
export const dayColumns = ["applied", "deadline", "nextOn"] as const satisfies Column[];
export type DayColumn = (typeof dayColumns)[number];

/** Whether the values of a column are days. */
export function isDayColumn(column: Column): column is DayColumn {
  return dayColumns.some((id) => id === column);
}

const dayNames = /\b(date|day|on|deadline|am)\b|datum|frist/i;

/** "Applied" stands above days, or above yes and no. */
const hasNumbers = (cells: string[]) => cells.some((cell) => /\d/.test(cell));

/**
 * Guesses the columns from the headers and checks them against the values. A column of dates is
 * named so or has mostly dates; other columns do not. If two columns have one meaning, the first
 * gets it.
 */
export function guessMapping(headers: string[], rows: string[][]): Mapping {
  const free = new Set<Column>(columns.map(({ id }) => id));
  return headers.map((header, at) => {
    const cells = rows.slice(0, 200).flatMap((row) => row[at]?.trim() || []);
    const name = oneLine(header.replace(/[_-]+/g, " ").replace(/([a-z])([A-Z])/g, "$1 $2"));
    const mayBeDays =
      cells.length === 0 || holdsDays(cells) || dayNames.test(name) || (/^applied$/i.test(name) && hasNumbers(cells));
    const mayBeText = cells.length === 0 || !holdsDays(cells);
    const possible = columns.filter(
      ({ id }) => free.has(id) && (id === "interviews" || (isDayColumn(id) ? mayBeDays : mayBeText)),
    );
    const exact = possible.find(({ label }) => label.toLowerCase() === name.toLowerCase());
    const column =
      exact ?? possible.find(({ names }) => names.test(name)) ?? possible.find(({ id }) => germanNames[id]?.test(name));
    if (!column) return "";
    free.delete(column.id);
    return column.id;
  });
}
