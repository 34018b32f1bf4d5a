import { fitted } from "./fitted.ts";

/**
 * Facts of a resume beyond portfolio data, as texts. An entry's names tell which portfolio entry it
 * belongs to.
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

/** Any value as Beyond. Parts of the right shape stay; all others become empty. */
export function asBeyond(value: unknown): Beyond {
  return fitted(value, nothingBeyond, blanks) as Beyond;
}

/**
 * The entry of `entries` that belongs to the entry at index `at` of another list with this
 * `length`: an entry with the same names, preferably at the same index. Without one, in lists of
 * equal length, the entry at the same index; in other lists, an entry that shares a name.
 */
export function sameEntry<Entry>(entries: Entry[], at: number, length: number, isSame: (entry: Entry) => boolean[]) {
  const isWhole = (entry: Entry) => isSame(entry).every(Boolean);
  const here = entries[at];
  return (
    [...(here ? [here] : []), ...entries].find(isWhole) ??
    (entries.length === length ? here : entries.find((entry) => isSame(entry).some(Boolean)))
  );
}
