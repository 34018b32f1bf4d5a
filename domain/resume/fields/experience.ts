import type { Line } from "../cell.ts";
import { findDates } from "../dates.ts";
import { type Entry, type HeadPiece, periodOf, readEntries } from "../entries.ts";
import { bodyText } from "../entry-looks.ts";
import { withoutHyphenatedTowns } from "../hyphenated-towns.ts";
import { endsOf } from "../periods.ts";
import { isCountry, isKnownPlace, isPlace, jobAndPlace } from "../places.ts";
import { decision, type Rules } from "../rules.ts";
import { readTable, type TableRow, valueIn } from "../tables.ts";
import { companyScore, institutionScore, jobScore } from "../words.ts";
import { isWorkMode, withoutWorkMode } from "../work-modes.ts";
import { withBracketedEmployers } from "./bracketed-employers.ts";
import { withCompanyBelow } from "./company-line.ts";
import { isTownWithMode, placeOf, readsLikeTown } from "./job-place.ts";
import { withoutTownsInPlace, withTownsBesideDates } from "./job-towns.ts";

export type Job = {
  position: string;
  company: string;
  description: string;
  /** As the resume writes it. */
  period: string;
  place: string;
  /** The kind of job that its section states, such as "volunteer". Shown after the position. */
  note?: string;
  /** The height at which its entry begins. */
  from: number;
  confidence: { position: number; company: number; description: number };
};

/**
 * The jobs of a section. All its entries have the same layout. So the words in each slot of the
 * head decide once for all entries which slot has the position and which the company.
 */
export function findJobs(cells: Line[]): Job[] {
  const table = readTable(cells);
  if (table) return table.map(fromTable).filter(({ position, company }) => position !== "" || company !== "");
  const read = withCompanyBelow(
    withBracketedEmployers(withoutHyphenatedTowns(readEntries(cells), false).map(atBrackets)),
  );
  const placeless = withoutTownsInPlace(
    withoutAsides(withoutTownsBesideDates(withoutTowns(read))),
    (only) => expand(only).length > 1,
  );
  const names = slotsOfNames(placeless);
  const heads = placeless.map((entry) => ({ ...entry, pieces: withoutPlaces(entry.pieces, names) }));
  // If most heads have two pieces, a head with a single piece is a position alone ("Nurse,
  // Intensive Care").
  const isOneLine = heads.filter(({ pieces }) => pieces.length === 1).length >= heads.length / 2;
  const isTeam = isOneLine && haveTeams(heads);
  const entries = isOneLine
    ? cutAlike(heads.map((entry) => (isTeam && namesTeam(entry) ? entry : { ...entry, pieces: expand(entry.pieces) })))
    : heads;
  const scores = slotScores(entries);
  const jobs: Job[] = [];
  for (const entry of withTownsBesideDates(entries)) {
    const job = toJob({ entry, scores, before: jobs.at(-1) });
    if (job.position !== "" || job.company !== "") jobs.push(job);
    else if (jobs.length > 0) appendTo(jobs.at(-1), job.description);
  }
  return jobs.filter((job, index) => !isAnnounced(job, jobs[index + 1]));
}

/** Whether a job is only the name of the company whose job is the next one. */
function isAnnounced({ position, company, description, period }: Job, next: Job | undefined): boolean {
  return position === "" && description === "" && period === "" && company === next?.company;
}

function fromTable(row: TableRow): Job {
  return {
    position: valueIn(row, /designation|position|role|title|cargo|puesto|poste/),
    company: companyOnly(valueIn(row, /company|employer|organi[sz]ation|empresa|entreprise|unternehmen|arbeitgeber/)),
    description: valueIn(row, /responsibilities|duties|description|details/),
    period: valueIn(row, /year|period|duration|date|^a[nñ]o$|année|jahr|período|période|zeitraum/),
    place: valueIn(row, /location|place/),
    from: row.from,
    confidence: { position: 0.9, company: 0.9, description: 0.85 },
  };
}

function appendTo(job: Job | undefined, text: string): void {
  if (job && text !== "") job.description = [job.description, text].filter(Boolean).join("\n");
}

/** One entry, the scores of the section's slots, and the job before it. */
type Case = { entry: Entry; scores: Map<string, number>; before: Job | undefined };

type Named = Pick<Job, "position" | "company" | "confidence">;

const rules: Rules<Case, Named> = {
  "labels say which is which": ({ entry: { pieces } }) => {
    const stated = (slot: string) => pieces.find((piece) => piece.slot === slot)?.text ?? "";
    const position = stated("position");
    const company = stated("company");
    if (position === "" && company === "") return undefined;
    // The other name may stand above the labels, without a label.
    const other = pieces.find(({ slot }) => slot.includes("."))?.text ?? "";
    return {
      position: position || other,
      company: companyOnly(company || other),
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
  "a ward behind a dash is of the job, and the employer stands behind the comma": ({ entry: { pieces } }) => {
    const [job, ...others] = pieces;
    const [ward = "", employer = ""] = others.flatMap(({ text }) => text.split(", "));
    const isEmployer = (text: string) => companyScore(text) + institutionScore(text) > 0;
    if (!job || jobScore(job.text) < 2 || !isEmployer(employer)) return undefined;
    if (isEmployer(ward) || jobScore(ward) > 0 || isKnownPlace(ward)) return undefined;
    const said = ["–", "—", "-"].map((dash) => `${job.text} ${dash} ${ward}`);
    const position = said.find((text) => job.cell.text.startsWith(`${text}, `));
    const confidence = { position: 0.9, company: 0.85, description: 0.85 };
    return position === undefined ? undefined : { position, company: companyOnly(employer), confidence };
  },
  "the slot with positions, and the first other one": ({ entry: { pieces }, scores }) => {
    // A clear statement in an entry outweighs the section's layout, as for one of several jobs
    // under one company.
    const rank = ({ slot, text }: HeadPiece) => (scores.get(slot) ?? 0) + 2 * (jobScore(text) - companyScore(text));
    const best = [...pieces].sort((a, b) => rank(b) - rank(a))[0];
    const isSure = (scores.get(best?.slot ?? "") ?? 0) > 0;
    const other = pieces.find((piece) => piece !== best)?.text ?? "";
    const company = companyOnly(other);
    const isTown = isPlace(company) || (isTownWithMode(other) && best !== undefined && expand([best]).length > 1);
    return {
      position: best?.text ?? "",
      company,
      confidence: { position: isSure ? 0.9 : 0.6, company: isSure && !isTown ? 0.85 : 0.5, description: 0.85 },
    };
  },
};

const named = decision<Case, Named | undefined>("names position and company", rules, undefined, ({ entry }) =>
  entry.pieces.map(({ text }) => text).join(" | "),
);

const nobody: Named = { position: "", company: "", confidence: { position: 0, company: 0, description: 0 } };

/** The confidence in a text if it is unclear where its items begin. */
const doubt = 0.65;

function toJob(one: Case): Job {
  const { entry } = one;
  const names = named(one) ?? nobody;
  const description = entry.body.some(({ isDoubtful }) => isDoubtful) ? doubt : names.confidence.description;
  const position = withoutTownAndCountry(names.position);
  return {
    ...names,
    confidence: { ...names.confidence, description },
    position,
    description: bodyText(entry.body),
    period: periodOf(atPosition(entry, names)),
    place: placeOf(entry, { ...names, position }) || (names.company && entry.town) || "",
    from: entry.from,
  };
}

/**
 * A position without its place: "Nurse" of "Nurse, Lyon, France" and of "Nurse, Lyon (hybrid)". A
 * country alone stays: in "Head of Sales, France", it describes the job.
 */
function withoutTownAndCountry(position: string): string {
  const found = jobAndPlace(position);
  return found && (found.place.includes(", ") || withoutWorkMode(found.place) !== undefined) ? found.job : position;
}

/**
 * The entry with the dates closest to its position, if there are several periods. The other periods
 * cover the whole time with an employer.
 */
function atPosition(entry: Entry, { position }: Named): Entry {
  const { dates, pieces } = entry;
  const heights = new Set(dates.filter(({ text }) => endsOf(text).start !== "").map(({ y }) => y));
  const y = pieces.find(({ text }) => text === position)?.cell.y;
  if (y === undefined || heights.size < 2) return entry;
  const [own] = [...heights].sort((a, b) => Math.abs(a - y) - Math.abs(b - y) || b - a);
  return { ...entry, dates: dates.filter((date) => date.y === own) };
}

function slotScores(entries: Entry[]): Map<string, number> {
  const scores = new Map<string, number>();
  for (const { pieces } of entries)
    for (const { slot, text } of pieces)
      scores.set(slot, (scores.get(slot) ?? 0) + (jobScore(text) - companyScore(text)) / entries.length);
  return scores;
}

/** Splits "Kauri Survey (Technician)", which has the position in brackets. */
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

/** "Karoo Pumps (Paarl)", "Karoo Pumps in Paarl" */
const townsBehind = [/(?<=\S)\s+\((\p{Lu}[^()\d]*)\)$/u, /(?<=\S) in (\p{Lu}[^()\d]*)$/u];
/** "Karoo Pumps - Paarl" */
const townBehindDash = /(?<=\S) - (\p{Lu}[^()\d-]*)$/u;

/**
 * Removes towns in brackets, after "in" or after a dash. All are towns if there are two or more and
 * one is a known place. After dashes, at least half must be known, and each entry needs one.
 */
function withoutTowns(all: Entry[]): Entry[] {
  return [...townsBehind, townBehindDash].reduce((entries, behind) => {
    const towns = entries.flatMap(({ pieces }) => pieces.flatMap(({ text }) => behind.exec(text)?.[1] ?? []));
    if (towns.length < 2 || !towns.some(isPlace) || towns.some((text) => jobScore(text) > 0)) return entries;
    const areSure = towns.filter(isPlace).length >= towns.length / 2 && towns.length >= entries.length;
    if (behind === townBehindDash && !(areSure && towns.every((town) => isPlace(town) || readsLikeTown(town))))
      return entries;
    return entries.map((entry) => ({
      ...entry,
      pieces: entry.pieces.map((piece) => ({ ...piece, text: piece.text.replace(behind, "") })),
    }));
  }, all);
}

/**
 * Removes the town beside the dates of each job: "Paarl, 2019 – 2021". It must be below one line
 * that names position and company in every job, and surely does so in one job.
 */
function withoutTownsBesideDates(entries: Entry[]): Entry[] {
  const partsOf = ({ pieces }: Entry) => expand(pieces.slice(0, 1)).map(({ text }) => text);
  const isBeside = ({ pieces: [first, second, more] }: Entry) =>
    first !== undefined &&
    !more &&
    (!second || (second.cell.y > first.cell.y && findDates(second.cell.text).length > 0 && readsLikeTown(second.text)));
  const isSure = entries.some((entry) =>
    partsOf(entry).some((text) => jobScore(text) <= 0 && companyScore(text) + institutionScore(text) > 0),
  );
  if (!isSure || entries.length < 2 || !entries.every((entry) => isBeside(entry) && partsOf(entry).length > 1))
    return entries;
  return entries.map((entry) => ({ ...entry, pieces: entry.pieces.slice(0, 1) }));
}

/** Drops the piece after a position if it is the third piece of another head: it is no company. */
function withoutAsides(entries: Entry[]): Entry[] {
  const asides = new Set(entries.flatMap(({ pieces }) => pieces.slice(2).map(({ text }) => text)));
  return entries.map((entry) => {
    const [first, second] = entry.pieces;
    const isAlone = entry.pieces.length === 2 && jobScore(first?.text ?? "") > 0 && asides.has(second?.text ?? "");
    return isAlone ? { ...entry, pieces: entry.pieces.slice(0, 1) } : entry;
  });
}

/** The slots that hold a name at least as often as a place. */
function slotsOfNames(entries: Entry[]): Set<string> {
  const counts = new Map<string, number>();
  for (const { slot, text } of entries.flatMap(({ pieces }) => pieces))
    counts.set(slot, (counts.get(slot) ?? 0) + (isPlace(text) ? -1 : 1));
  return new Set([...counts].filter(([, count]) => count >= 0).map(([slot]) => slot));
}

function withoutPlaces(pieces: HeadPiece[], names: Set<string>): HeadPiece[] {
  // "Avoca General, Avoca, PA" is a company in a slot where other entries name theirs.
  const isName = ({ slot, text }: HeadPiece) => names.has(slot) && text.split(", ").length > 2 && !isKnownPlace(text);
  const named = pieces.filter(
    (piece) => piece.slot === "company" || !(isPlace(piece.text) || isTownBeside(piece, pieces)) || isName(piece),
  );
  // "Analyst - Acme" beside "Corvallis, OR" has both names.
  if (named.length === 1 && named.length < pieces.length && expand(named).length > 1) return named;
  // "Acme, India" looks like a place. It is the company if nothing else can be.
  // "Acme, Brantford, ON" below a position looks like a place, too.
  if (named.length > 0 && named.every(({ text }) => jobScore(text) > 0)) {
    const company = pieces.find((piece) => !named.includes(piece) && beginsWithName(piece.text));
    if (company) return pieces.filter((piece) => named.includes(piece) || piece === company);
  }
  const kept = (named.length >= 2 ? named : pieces.filter((piece) => !isKnownPlace(townIn(piece.text)))).filter(
    (piece) => !/^(?:full|part)[- ]time$|^(?:contract|permanent)$/i.test(piece.text) && !isWorkMode(piece.text),
  );
  if (kept.length > 2) {
    // Text at the right end of a line is a place or a remark if there is a name at the left.
    const left = kept.filter(
      (piece) =>
        !piece.slot.includes(".") ||
        (piece.slot.split(".")[1] === "0" && !standsAtRight(piece, kept)) ||
        jobScore(piece.text) > 0 ||
        companyScore(piece.text) > 0,
    );
    if (left.length >= 2) return left;
  }
  return kept.length > 0 ? kept : pieces;
}

/** The possible town of a place: "Lyon" of "Lyon, France" and of "Lyon (hybrid)". */
const townIn = (text: string) => (withoutWorkMode(text) ?? text).split(",")[0] ?? "";

/** Whether a piece is an unknown town with a work mode, and another piece names the company. */
function isTownBeside(piece: HeadPiece, pieces: HeadPiece[]): boolean {
  const namesCompany = (other: HeadPiece) =>
    expand([other]).some(({ text }) => jobScore(text) <= 0 && companyScore(text) + institutionScore(text) > 0);
  return isTownWithMode(piece.text) && pieces.some((other) => other !== piece && namesCompany(other));
}

/** Whether a town with its region or country follows a name: "Elm Bakery, Truro, NS". */
function beginsWithName(text: string): boolean {
  const [name = "", ...place] = text.split(", ");
  return place.length === 2 && isPlace(place.join(", ")) && !isKnownPlace(name) && !isCountry(name);
}

/** Whether a piece is on the same line as another, to the right of it. */
function standsAtRight({ cell }: HeadPiece, pieces: HeadPiece[]): boolean {
  return pieces.some((other) => other.cell !== cell && other.cell.right < cell.x);
}

/**
 * Splits a piece that names position and company: "Data Analyst, Lone Star Freight", "Analyst at
 * Acme", "Acme - Analyst".
 */
function expand(pieces: HeadPiece[]): HeadPiece[] {
  const only = pieces[0];
  if (!only || pieces.length > 1) return pieces;
  const text = withoutPlaceAtEnd(only.text);
  const parts =
    /^(.+?) (?:at|@|bei|chez) (.+)$/.exec(text)?.slice(1) ??
    withEmployer(text) ??
    atSlash(text) ??
    bestCut(text, /; /g) ??
    bestCut(text, /, /g) ??
    bestCut(text, / - |: /g) ??
    bestCut(text, /\. /g) ??
    bestCut(text, / \/ /g);
  return parts ? parts.map((text, index) => ({ ...only, text, slot: `${only.slot}.${index}` })) : pieces;
}

/**
 * Cuts an unclear head at its first comma: "Brewer, Tide Beers, Ghent". All other heads must have
 * as many commas, and must be cut there with the position first.
 */
function cutAlike(entries: Entry[]): Entry[] {
  const partsOf = ({ pieces }: Entry) => (pieces[0]?.cell.text ?? "").split(", ");
  const open = entries.filter(({ pieces }) => pieces.length === 1);
  const cut = entries.filter((entry) => !open.includes(entry));
  const [sample] = cut;
  const isCut = (entry: Entry) =>
    entry.pieces[0]?.text === partsOf(entry)[0] && jobScore(entry.pieces[0]?.text ?? "") > 0;
  const count = sample ? partsOf(sample).length : 0;
  if (count < 2 || !cut.every(isCut) || !entries.every((entry) => partsOf(entry).length === count)) return entries;
  return entries.map((entry) => {
    const [only, more] = entry.pieces;
    if (!only || more) return entry;
    const [position = "", ...company] = only.text.split(", ");
    const texts = [position, company.join(", ")];
    return { ...entry, pieces: texts.map((text, at) => ({ ...only, text, slot: `${only.slot}.${at}` })) };
  });
}

/** "Mistral Foundry / Mold Maker, Bronze": a slash between a company and a job outweighs commas. */
function atSlash(text: string): string[] | undefined {
  const [company = "", job = "", ...more] = text.split(" / ");
  const jobs = [company, job].filter((side) => jobScore(side) > 0);
  return jobs.length === 1 && more.length === 0 && job !== "" ? [company, job] : undefined;
}

/**
 * Whether positions stand alone under a company, and at least half of them have no team after a
 * comma. Then "Features" in "Editor, Features" is a team, not a company.
 */
function haveTeams(entries: Entry[]): boolean {
  const isAlone = ({ pieces: [only, more] }: Entry) => only !== undefined && !more && jobScore(only.text) > 0;
  const alone = entries.filter((entry) => isAlone(entry) && expand(entry.pieces).length === 1);
  const teams = entries.filter(namesTeam);
  const isUnderCompany = entries.some(({ pieces }) => pieces.length > 1 || atSlash(pieces[0]?.text ?? ""));
  return isUnderCompany && teams.length > 0 && alone.length >= teams.length;
}

/** "Editor, Features": a position, a comma, and one name that is not a company's. */
function namesTeam({ pieces: [only, more] }: Entry): boolean {
  const [job = "", team = "", ...others] = more ? [] : (only?.text ?? "").split(", ");
  return jobScore(job) > 0 && team !== "" && others.length === 0 && companyScore(team) + jobScore(team) <= 0;
}

/** "Team Lead with Luzon Call Center" */
function withEmployer(text: string): string[] | undefined {
  const sides = /^([^,]+?) with (\p{Lu}.+)$/u.exec(text)?.slice(1);
  return sides && jobScore(sides[0] ?? "") >= 2 && jobScore(sides[1] ?? "") <= 0 ? sides : undefined;
}

/**
 * Removes country, region, town and work mode from "Analyst, Acme, Austin, TX", as long as two
 * parts remain for position and company.
 */
function withoutPlaceAtEnd(text: string): string {
  const parts = text.split(/,\s+/);
  let isInside = false;
  while (parts.length > 2) {
    const last = withoutWorkMode(parts.at(-1) ?? "") ?? parts.at(-1) ?? "";
    const isRegion = isCountry(last) || /^[A-Z]{2}$/.test(last) || last === "";
    if (!isRegion && !isInside && !isKnownPlace(last)) break;
    parts.pop();
    if (!isRegion) break;
    isInside = true;
  }
  return parts.join(", ");
}

/** The best split: one side is clearly a job and the other is not. */
function bestCut(text: string, at: RegExp): string[] | undefined {
  const cuts = [...text.matchAll(at)].map((match) => {
    const sides = [text.slice(0, match.index), text.slice(match.index + match[0].length)];
    const [a = 0, b = 0] = sides.map((side) => jobScore(side) - companyScore(side));
    // If two splits are equally good, the split closer to the company's name wins ("Nurse, ICU,
    // Mercy Hospital").
    const contrast = Math.abs(a - b) + (companyScore(sides[1] ?? "") > 0 ? match.index / 1000 : 0);
    return { sides, contrast, isPlace: isPlace(sides[1] ?? "") || legalForm.test(sides[1] ?? "") };
  });
  const best = cuts.filter((cut) => cut.contrast >= 2 && !cut.isPlace).sort((a, b) => b.contrast - a.contrast)[0];
  return best?.sides;
}

const legalForm =
  /^(?:inc|ltda?|llc|llp|plc|gmbh|co|corp|s\.?a|s\.?l|b\.?v|n\.?v|pty|pvt|lp|p\.c|p\.a|s\.?a\.?s|s\.?r\.?l)\b\.?/i;

/** A part of a company or an army: "Northern Division", "3rd Signal Battalion". */
const unitOfCompany =
  /\b(?:branch|bureau|department|district|division|(?:field |head )?office|unit)\b|^\d+(?:st|nd|rd|th) \p{Lu}|\b(?:battalion|brigade|regiment|squadron|platoon)$/iu;

/** A company without the town after it. "Inc." and the like stay. */
function companyOnly(text: string): string {
  const [first = "", ...rest] = withoutTownInBrackets(text).split(/, | \/ /);
  const kept = [first];
  for (const part of rest) {
    if (isWorkMode(part)) break;
    if (
      /^(?:inc|ltda?|llc|llp|plc|gmbh|co|corp|s\.?a|s\.?l|b\.?v|n\.?v|pty|pvt|lp|p\.c|p\.a|s\.?a\.?s|s\.?r\.?l)\b\.?/i.test(
        part,
      ) ||
      unitOfCompany.test(part) ||
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
