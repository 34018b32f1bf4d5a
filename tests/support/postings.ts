import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { vocabulary } from "#domain/job-match/vocabulary.ts";

/** A job posting that we wrote, with its labels: what a careful reader finds in it. */
export type LabeledPosting = {
  name: string;
  text: string;
  role: string;
  company: string;
  /** The names of the required skills, and the knock-out requirements as "kind value". */
  must: string[];
  knockOuts: string[];
};

const root = new URL("../fixtures/postings/", import.meta.url).pathname;
const listed = (head: string, field: string) =>
  (new RegExp(`^${field}:(.*)$`, "m").exec(head)?.[1] ?? "")
    .split(";")
    .map((part) => part.trim())
    .filter(Boolean);

/**
 * The postings with which the rules were made ("dev"), those that only judge them ("held-out"), or
 * those in the shapes of job sites in India, the UK, Germany and the US ("shapes").
 */
export function labeledPostings(set: "dev" | "held-out" | "shapes"): LabeledPosting[] {
  return globSync(`${root}${set}/*.txt`)
    .sort()
    .map((file) => {
      const [head = "", ...body] = readFileSync(file, "utf8").split("\n---\n");
      return {
        name: basename(file, ".txt"),
        text: body.join("\n---\n"),
        role: listed(head, "role")[0] ?? "",
        company: listed(head, "company")[0] ?? "",
        must: listed(head, "must").map(labelOf),
        knockOuts: listed(head, "knock"),
      };
    });
}

/** Labels may use any name of a skill; a name that is not in the vocabulary is unchanged. */
function labelOf(name: string): string {
  const wanted = name.toLowerCase();
  const skill =
    vocabulary.find(({ label }) => label.toLowerCase() === wanted) ??
    vocabulary.find(({ aliases }) => aliases?.some((alias) => alias.toLowerCase() === wanted));
  return skill?.label ?? name;
}

/**
 * Precision is the share of found things that are labeled; recall is the share of labeled things
 * that are found.
 */
export function score(all: { found: string[]; labeled: string[] }[]) {
  const sum = (count: (one: { found: string[]; labeled: string[] }) => number) =>
    all.reduce((total, one) => total + count(one), 0);
  const right = sum(({ found, labeled }) => found.filter((one) => labeled.includes(one)).length);
  const found = sum((one) => one.found.length);
  const labeled = sum((one) => one.labeled.length);
  return { precision: right / found, recall: right / labeled, right, found, labeled };
}
