import { type Beyond, nothingBeyond, sameEntry } from "./beyond.ts";
import type { Draft } from "./draft.ts";

type Work = Pick<Draft, "data" | "beyond">;
type Texts = Record<string, string>;

/** A fact of entries that portfolio data has no field for, and the names that both entries have. */
type Kind = { section: "experience" | "education"; part: "roles" | "education"; names: string[]; fact: string };

const places: Kind = { section: "experience", part: "roles", names: ["position", "company"], fact: "place" };
const grades: Kind = { section: "education", part: "education", names: ["degree", "institution"], fact: "grade" };

/** The place of each job, in the order of the jobs. */
export const jobPlaces = (work: Work) => factsOf(work, places);

/** The grade of each degree, in the order of the degrees. */
export const degreeGrades = (work: Work) => factsOf(work, grades);

/** `beyond` with a place for the job at an index. */
export const withJobPlace = (work: Work, at: number, place: string) =>
  withFacts(work, places, jobPlaces(work).with(at, place));

/** `beyond` with a grade for the degree at an index. */
export const withDegreeGrade = (work: Work, at: number, grade: string) =>
  withFacts(work, grades, degreeGrades(work).with(at, grade));

/** After an edit, each place and grade still belongs to its entry, under the entry's new names. */
export function withFactsInStep(before: Draft, after: Draft): Draft {
  return [places, grades].reduce((draft, kind) => inStep(before, draft, kind), after);
}

const itemsOf = ({ data }: Work, { section }: Kind): Texts[] => data.sections[section].items;

function factsOf(work: Work, kind: Kind): string[] {
  const entries: Texts[] = (work.beyond ?? nothingBeyond)[kind.part];
  return itemsOf(work, kind).map((item, at, { length }) => {
    const isSame = (entry: Texts) => kind.names.map((name) => entry[name] === item[name]);
    return sameEntry(entries, at, length, isSame)?.[kind.fact] ?? "";
  });
}

function withFacts(work: Work, kind: Kind, facts: string[]): Beyond {
  const namesOf = (item: Texts) => Object.fromEntries(kind.names.map((name) => [name, item[name]]));
  const entries = itemsOf(work, kind).map((item, at) => ({ ...namesOf(item), [kind.fact]: facts[at] ?? "" }));
  return { ...(work.beyond ?? nothingBeyond), [kind.part]: entries };
}

function inStep(before: Draft, after: Draft, kind: Kind): Draft {
  const was = itemsOf(before, kind);
  const is = itemsOf(after, kind);
  if (!after.beyond || was === is) return after;
  const facts = factsOf(before, kind);
  const moved = is.map((item, at) => {
    const same = was.indexOf(item);
    return (same >= 0 ? facts[same] : was.length === is.length ? facts[at] : "") ?? "";
  });
  return { ...after, beyond: withFacts(after, kind, moved) };
}
