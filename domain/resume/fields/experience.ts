import type { Line } from "../cell.ts";
import { type Entry, type HeadPiece, periodOf, readEntries } from "../entries.ts";
import { bodyText } from "../entry-looks.ts";
import { withoutHyphenatedTowns } from "../hyphenated-towns.ts";
import { isCountry, isKnownPlace, isPlace } from "../places.ts";
import { decision, type Rules } from "../rules.ts";
import { readTable, type TableRow, valueIn } from "../tables.ts";
import { companyScore, institutionScore, jobScore } from "../words.ts";

export type Job = {
  position: string;
  company: string;
  description: string;
  /** When, as the resume writes it. */
  period: string;
  place: string;
  /** The height at which its entry begins. */
  from: number;
  confidence: { position: number; company: number; description: number };
};

/**
 * Jobs of a section. All entries of a section are laid out alike, so which place in the head holds the position and
 * which the company is decided once for all of them, by the words found there.
 */
export function findJobs(cells: Line[]): Job[] {
  const table = readTable(cells);
  if (table) return table.map(fromTable).filter(({ position, company }) => position !== "" || company !== "");
  const heads = withoutAsides(withoutTowns(withoutHyphenatedTowns(readEntries(cells), false).map(atBrackets))).map(
    (entry) => ({
      ...entry,
      pieces: withoutPlaces(entry.pieces),
    }),
  );
  // Where most heads say two things apart, one that says a single thing is a position alone ("Nurse, Intensive Care").
  const isOneLine = heads.filter(({ pieces }) => pieces.length === 1).length >= heads.length / 2;
  const entries = isOneLine ? heads.map((entry) => ({ ...entry, pieces: expand(entry.pieces) })) : heads;
  const scores = slotScores(entries);
  const jobs: Job[] = [];
  for (const entry of entries) {
    const job = toJob({ entry, scores, before: jobs.at(-1) });
    if (job.position !== "" || job.company !== "") jobs.push(job);
    else if (jobs.length > 0) appendTo(jobs.at(-1), job.description);
  }
  return jobs;
}

function fromTable(row: TableRow): Job {
  return {
    position: valueIn(row, /designation|position|role|title/),
    company: companyOnly(valueIn(row, /company|employer|organi[sz]ation/)),
    description: valueIn(row, /responsibilities|duties|description|details/),
    period: valueIn(row, /year|period|duration|date/),
    place: valueIn(row, /location|place/),
    from: row.from,
    confidence: { position: 0.9, company: 0.9, description: 0.85 },
  };
}

function appendTo(job: Job | undefined, text: string): void {
  if (job && text !== "") job.description = [job.description, text].filter(Boolean).join("\n");
}

/** One entry, what the section knows of its slots, and the job before it. */
type Case = { entry: Entry; scores: Map<string, number>; before: Job | undefined };

type Named = Pick<Job, "position" | "company" | "confidence">;

const rules: Rules<Case, Named> = {
  "labels say which is which": ({ entry: { pieces } }) => {
    const stated = (slot: string) => pieces.find((piece) => piece.slot === slot)?.text ?? "";
    const position = stated("position");
    const company = stated("company");
    if (position === "" && company === "") return undefined;
    return {
      position,
      company: companyOnly(company),
      confidence: { position: 0.95, company: 0.95, description: 0.85 },
    };
  },
  "a position alone stands under the company before it, another name alone is a company": ({ entry, before }) => {
    const [only, more] = entry.pieces;
    if (!only || more) return undefined;
    const isJob = jobScore(only.text) > 0;
    return {
      position: isJob ? only.text : "",
      company: isJob ? (before?.company ?? "") : companyOnly(only.text),
      confidence: { position: isJob ? 0.7 : 0, company: 0.4, description: 0.8 },
    };
  },
  "the slot that says positions, and the first other one": ({ entry: { pieces }, scores }) => {
    // An entry that clearly says otherwise is believed before the section: one of several jobs under one company, say.
    const rank = ({ slot, text }: HeadPiece) => (scores.get(slot) ?? 0) + 2 * (jobScore(text) - companyScore(text));
    const best = [...pieces].sort((a, b) => rank(b) - rank(a))[0];
    const isSure = (scores.get(best?.slot ?? "") ?? 0) > 0;
    return {
      position: best?.text ?? "",
      company: companyOnly(pieces.find((piece) => piece !== best)?.text ?? ""),
      confidence: { position: isSure ? 0.9 : 0.6, company: isSure ? 0.85 : 0.5, description: 0.85 },
    };
  },
};

const named = decision<Case, Named | undefined>("names position and company", rules, undefined, ({ entry }) =>
  entry.pieces.map(({ text }) => text).join(" | "),
);

const nobody: Named = { position: "", company: "", confidence: { position: 0, company: 0, description: 0 } };

function toJob(one: Case): Job {
  const { entry } = one;
  const names = named(one) ?? nobody;
  return {
    ...names,
    description: bodyText(entry.body),
    period: periodOf(entry),
    place: placeOf(entry, names),
    from: entry.from,
  };
}

/** Where it was, as a part of the head that names a place alone, or behind the company or the position. */
function placeOf({ said }: Entry, { company, position }: Named): string {
  const behind = (text: string) => {
    const name = [company, position].find((name) => name !== "" && text.length > name.length && text.startsWith(name));
    return name ? (/^, (.+)$|^ \((.+)\)$/.exec(text.slice(name.length))?.slice(1).find(Boolean) ?? text) : text;
  };
  return said.map(behind).find(isPlace) ?? "";
}

function slotScores(entries: Entry[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { pieces } of entries)
    for (const { slot, text } of pieces)
      scores.set(slot, (scores.get(slot) ?? 0) + (jobScore(text) - companyScore(text)) / entries.length);
  return scores;
}

/** "Kauri Survey (Technician)" names the job in brackets. */
function atBrackets(entry: Entry): Entry {
  return {
    ...entry,
    pieces: entry.pieces.flatMap((piece) => {
      const [, company = "", job = ""] = /^([^()]+) \(([^()]+)\)$/.exec(piece.text) ?? [];
      return jobScore(job) >= 2 && jobScore(company) <= 0
        ? [
            { ...piece, text: company },
            { ...piece, text: job, slot: `${piece.slot}.job` },
          ]
        : [piece];
    }),
  };
}

const inBrackets = /(?<=\S)\s+\((\p{Lu}[^()\d]*)\)$/u;

/** Where every head that ends in brackets may have a place there, and one has a known one, all of them have: "Karoo Pumps (Paarl)". */
function withoutTowns(entries: Entry[]): Entry[] {
  const bracketed = entries.flatMap(({ pieces }) => pieces.flatMap(({ text }) => inBrackets.exec(text)?.[1] ?? []));
  if (bracketed.length < 2 || !bracketed.some(isPlace) || bracketed.some((text) => jobScore(text) > 0)) return entries;
  return entries.map((entry) => ({
    ...entry,
    pieces: entry.pieces.map((piece) => ({ ...piece, text: piece.text.replace(inBrackets, "") })),
  }));
}

/** What is said last in the head of one job that says three things is not the company of another that says two. */
function withoutAsides(entries: Entry[]): Entry[] {
  const asides = new Set(entries.flatMap(({ pieces }) => pieces.slice(2).map(({ text }) => text)));
  return entries.map((entry) => {
    const [first, second] = entry.pieces;
    const isAlone = entry.pieces.length === 2 && jobScore(first?.text ?? "") > 0 && asides.has(second?.text ?? "");
    return isAlone ? { ...entry, pieces: entry.pieces.slice(0, 1) } : entry;
  });
}

function withoutPlaces(pieces: HeadPiece[]): HeadPiece[] {
  const named = pieces.filter((piece) => piece.slot === "company" || !isPlace(piece.text));
  // "Acme, India" looks like a place; where nothing else can be the company, it is one.
  const kept = (
    named.length >= 2 ? named : pieces.filter((piece) => !isKnownPlace(piece.text.split(",")[0] ?? ""))
  ).filter((piece) => !/^(?:full|part)[- ]time$|^(?:contract|permanent|remote|hybrid|on-?site)$/i.test(piece.text));
  if (kept.length > 2) {
    // What stands at the right end of a line that names something at its left is a place or a remark.
    const left = kept.filter(
      (piece) =>
        (piece.slot.split(".")[1] === "0" && !standsAtRight(piece, kept)) ||
        jobScore(piece.text) > 0 ||
        companyScore(piece.text) > 0,
    );
    if (left.length >= 2) return left;
  }
  return kept.length > 0 ? kept : pieces;
}

/** In a line of its own to the right of another piece. */
function standsAtRight({ cell }: HeadPiece, pieces: HeadPiece[]): boolean {
  return pieces.some((other) => other.cell !== cell && other.cell.right < cell.x);
}

/** One piece that names both: "Data Analyst, Lone Star Freight", "Analyst at Acme", "Acme - Analyst". */
function expand(pieces: HeadPiece[]): HeadPiece[] {
  const only = pieces[0];
  if (!only || pieces.length > 1) return pieces;
  const text = withoutPlaceAtEnd(only.text);
  const parts =
    /^(.+?) (?:at|@|bei|chez) (.+)$/.exec(text)?.slice(1) ??
    bestCut(text, /; /g) ??
    bestCut(text, /, /g) ??
    bestCut(text, / - |: /g);
  return parts ? parts.map((text, index) => ({ ...only, text, slot: `${only.slot}.${index}` })) : pieces;
}

/** "Analyst, Acme, Austin, TX" without country, region and town, as long as two parts are left to be position and company. */
function withoutPlaceAtEnd(text: string): string {
  const parts = text.split(/,\s+/);
  let isInside = false;
  while (parts.length > 2) {
    const last = parts.at(-1) ?? "";
    const isRegion = isCountry(last) || /^[A-Z]{2}$/.test(last);
    if (!isRegion && !isInside && !isKnownPlace(last)) break;
    parts.pop();
    if (!isRegion) break;
    isInside = true;
  }
  return parts.join(", ");
}

/** The cut after which one side is clearly a job and the other not. */
function bestCut(text: string, at: RegExp): string[] | undefined {
  const cuts = [...text.matchAll(at)].map((match) => {
    const sides = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const [a = 0, b = 0] = sides.map((side) => jobScore(side) - companyScore(side));
    // Of two cuts that part as well, the one nearer to a company's own name ("Nurse, ICU, Mercy Hospital").
    const contrast = Math.abs(a - b) + (companyScore(sides[1] ?? "") > 0 ? match.index / 1000 : 0);
    return { sides, contrast, isPlace: isPlace(sides[1] ?? "") };
  });
  const best = cuts.filter((cut) => cut.contrast >= 2 && !cut.isPlace).sort((a, b) => b.contrast - a.contrast)[0];
  return best?.sides;
}

/** A company without the town behind it; "Inc." and the like stay. */
export function companyOnly(text: string): string {
  const [first = "", ...rest] = withoutTownInBrackets(text).split(/, | \/ /);
  const kept = [first];
  for (const part of rest) {
    if (
      /^(?:inc|ltd|llc|llp|plc|gmbh|co|corp|s\.?a|s\.?l|b\.?v|n\.?v|pty|pvt|lp)\b\.?/i.test(part) ||
      ((companyScore(part) > 0 || institutionScore(part) > 0) && !isKnownPlace(part) && !isCountry(part))
    )
      kept.push(part);
    else break;
  }
  return withoutTownInBrackets(kept.join(", ").replace(/ \( ?\)$/, ""));
}

function withoutTownInBrackets(text: string): string {
  return text.replace(/ \((?:[^()]*)\)$/, (paren) => (isPlace(paren.replace(/[()]/g, "").trim()) ? "" : paren));
}
