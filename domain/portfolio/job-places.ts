import { type Beyond, nothingBeyond, sameEntry } from "./beyond.ts";
import type { Draft } from "./draft.ts";

type Work = Pick<Draft, "data" | "beyond">;

/** Where each job was, in the order of the jobs. */
export function jobPlaces({ data, beyond = nothingBeyond }: Work): string[] {
  return data.sections.experience.items.map(({ position, company }, at, { length }) => {
    const isSame = (role: Beyond["roles"][number]) => [role.position === position, role.company === company];
    return sameEntry(beyond.roles, at, length, isSame)?.place ?? "";
  });
}

/** `beyond` with a place for the job at an index. */
export function withJobPlace(work: Work, at: number, place: string): Beyond {
  return { ...(work.beyond ?? nothingBeyond), roles: rolesOf(work, jobPlaces(work).with(at, place)) };
}

/** After an edit of the jobs, each place still belongs to its job, under the job's new names. */
export function withPlacesInStep(before: Draft, after: Draft): Draft {
  const was = before.data.sections.experience.items;
  const is = after.data.sections.experience.items;
  if (!after.beyond || was === is) return after;
  const places = jobPlaces(before);
  const moved = is.map((job, at) => {
    const same = was.indexOf(job);
    return (same >= 0 ? places[same] : was.length === is.length ? places[at] : "") ?? "";
  });
  return { ...after, beyond: { ...after.beyond, roles: rolesOf(after, moved) } };
}

const rolesOf = ({ data }: Work, places: string[]) =>
  data.sections.experience.items.map(({ position, company }, at) => ({ position, company, place: places[at] ?? "" }));
