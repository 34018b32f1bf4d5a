import { type Beyond, nothingBeyond } from "./beyond.ts";
import type { Draft } from "./draft.ts";

type Work = Pick<Draft, "data" | "beyond">;

/** For each achievement in order: whether it is a certification. Otherwise it is an award. */
export function areCertifications({ data, beyond = nothingBeyond }: Work): boolean[] {
  const titles = new Set(beyond.certifications);
  return data.sections.achievements.items.map(({ title }) => titles.has(title));
}

/** `beyond` with the achievement at an index marked as a certification or an award. */
export function withCertification(work: Work, at: number, isCertification: boolean): Beyond {
  const { beyond = nothingBeyond } = work;
  return { ...beyond, certifications: titlesOf(work, areCertifications(work).with(at, isCertification)) };
}

/** After an edit of the achievements, certifications stay certifications under their new titles. */
export function withCertificationsInStep(before: Draft, after: Draft): Draft {
  const was = before.data.sections.achievements.items;
  const is = after.data.sections.achievements.items;
  if (!after.beyond || was === is) return after;
  const kinds = areCertifications(before);
  const moved = is.map((item, at) => kinds[was.indexOf(item)] ?? (was.length === is.length && kinds[at] === true));
  return { ...after, beyond: { ...after.beyond, certifications: titlesOf(after, moved) } };
}

const titlesOf = ({ data }: Work, kinds: boolean[]) =>
  data.sections.achievements.items.map(({ title }) => title).filter((_, at) => kinds[at]);
