import { fitted } from "./fitted.ts";

/**
 * What a resume says and portfolio data has no place for, as texts. The names of an entry tell
 * which one of the portfolio's it belongs to.
 */
export type Beyond = {
  roles: { position: string; company: string; place: string }[];
  education: { degree: string; institution: string; grade: string }[];
  skills: { label: string; items: string[] }[];
  /** The titles of the achievements that are certifications. */
  certifications: string[];
  publications: { title: string; description: string }[];
  languages: { name: string; level: string }[];
  websites: { label: string; url: string }[];
};

const blanks = {
  roles: { position: "", company: "", place: "" },
  education: { degree: "", institution: "", grade: "" },
  skills: { label: "", items: [] },
  "skills.items": "",
  certifications: "",
  publications: { title: "", description: "" },
  languages: { name: "", level: "" },
  websites: { label: "", url: "" },
};

export const nothingBeyond: Beyond = {
  roles: [],
  education: [],
  skills: [],
  certifications: [],
  publications: [],
  languages: [],
  websites: [],
};

/** Any value as such texts. Parts of the right shape stay. */
export function asBeyond(value: unknown): Beyond {
  return fitted(value, nothingBeyond, blanks) as Beyond;
}

/**
 * What else was said about the entry at an index of a list. It belongs to the entry with the same
 * names, there or elsewhere; else, in lists of equal length, to the one at the same index; else to
 * one that shares a name.
 */
export function sameEntry<Entry>(entries: Entry[], at: number, length: number, isSame: (entry: Entry) => boolean[]) {
  const isWhole = (entry: Entry) => isSame(entry).every(Boolean);
  const here = entries[at];
  return (
    [...(here ? [here] : []), ...entries].find(isWhole) ??
    (entries.length === length ? here : entries.find((entry) => isSame(entry).some(Boolean)))
  );
}
