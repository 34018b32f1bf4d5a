import { maxSearchLength } from "../limits.ts";

/** The job of a posting: as the rules read it, or as the visitor corrected it. */
export type NamedJob = { role: string; company: string; place: string };

/** In characters. Postings with the same beginning are the same, even if the end was edited. */
const maxBeginning = 300;

const beginningOf = (posting: string) => posting.trim().slice(0, maxBeginning);

/** The stored corrections of a posting. Empty for another posting or an unreadable text. */
export function readNamedJob(stored: string | null, posting: string): Partial<NamedJob> {
  let kept: Record<string, unknown> | null = null;
  try {
    kept = JSON.parse(stored ?? "null");
  } catch {}
  if (kept?.beginning !== beginningOf(posting)) return {};
  const named = (["role", "company", "place"] as const).flatMap((key) => {
    const value = kept[key];
    return typeof value === "string" ? [[key, value.slice(0, maxSearchLength)]] : [];
  });
  return Object.fromEntries(named);
}

/** Corrections as they are stored: with the posting's beginning, as JSON. */
export const namedJobText = (posting: string, named: Partial<NamedJob>): string =>
  JSON.stringify({ ...named, beginning: beginningOf(posting) });
