import type { Entry } from "../entries.ts";
import { isCountry, isKnownPlace, isPlace } from "../places.ts";
import { companyScore, jobScore } from "../words.ts";

const behindJob = /^([^()]+) \((\p{Lu}[^()]+)\)$/u;

/**
 * Takes the employer from brackets after each position, "Civil Engineer (Delta Works, Cairo)".
 * Every entry must have such brackets. Some must name a company or end with a town.
 */
export function withBracketedEmployers(entries: Entry[]): Entry[] {
  const found = entries.map(({ pieces: [only, more] }) => (only && !more ? behindJob.exec(only.text) : null));
  const inner = found.map((match) => match?.[2] ?? "");
  const isEmployer = inner.some((text) => companyScore(text) > 0 || endsWithTown(text));
  const areJobs = found.some((match) => jobScore(match?.[1] ?? "") > 0);
  if (!isEmployer || !areJobs || inner.some((text) => text === "" || isPlace(text) || jobScore(text) > 0))
    return entries;
  return entries.map((entry, at) => {
    const [, position = "", employer = ""] = found[at] ?? [];
    const pieces = entry.pieces.flatMap((piece) => [
      { ...piece, text: position },
      { ...piece, text: employer, slot: `${piece.slot}.employer` },
    ]);
    return { ...entry, pieces };
  });
}

function endsWithTown(text: string): boolean {
  const [, ...rest] = text.split(", ");
  const last = rest.at(-1) ?? "";
  return isKnownPlace(last) || isCountry(last);
}
