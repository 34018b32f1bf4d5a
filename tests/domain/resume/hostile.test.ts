import { globSync, readFileSync } from "node:fs";
import { parseSync } from "vite";
import { expect, test } from "vitest";
import { findEmail, findPhone, findUrls, isContactText, otherParts } from "#domain/resume/contact-text.ts";
import { findDates, isDateStart, isDuration, trimSeparators, withoutDates } from "#domain/resume/dates.ts";
import { headingKind, headingKinds } from "#domain/resume/headings.ts";
import { clearMemos } from "#domain/resume/memoize.ts";
import type { TextItem } from "#domain/resume/page.ts";
import { isPlace, placeParts, withoutPostcode } from "#domain/resume/places.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import { isSentence } from "#domain/resume/sentences.ts";
import { companyScore, degreeScore, institutionScore, jobScore } from "#domain/resume/words.ts";
import { resume, text } from "../../support/resume-page.ts";

const seeds = [
  ..."aA1 -.,@/:(|_•",
  "a.",
  "a-a.",
  "a.b-b-",
  "a ",
  "A ",
  "Aa ",
  "1 ",
  "1.",
  "1-",
  "()",
  "( ",
  ", ",
  " - ",
  "A. ",
  "a@",
  "a@a.",
  "+1 ",
  "#a",
  "– ",
  "and ",
  "of ",
  "12/2019 ",
  "github as a.b-b-",
];
const ends = ["!", "x y z 1 @ ("];
const repeated = (seed: string, length: number) => seed.repeat(Math.ceil(length / seed.length)).slice(0, length);

/** The CPU time of the work in milliseconds. Other programs on the machine do not add to it. */
function cpuOf(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

/** The lowest CPU time of three runs, so that garbage collection does not count. */
const leastOf = (work: () => void) => Math.min(...[1, 2, 3].map(() => cpuOf(work)));

/**
 * Whether a text of four times the length takes at most five times as long. Under 20 ms, any ratio
 * passes.
 */
function isLinear(run: (text: string) => void): boolean {
  return seeds.every((seed) =>
    ends.every((end) => {
      const long = () => run(repeated(seed, 8000) + end);
      if (cpuOf(long) < 20) return true;
      return (
        leastOf(long) <=
        5 *
          Math.max(
            2,
            leastOf(() => run(repeated(seed, 2000) + end)),
          )
      );
    }),
  );
}

type Node = { type?: string; regex?: { pattern: string; flags: string } };

/** Every regular expression literal in the reader's files. */
function patterns(): RegExp[] {
  const found = new Map<string, RegExp>();
  const walk = (node: unknown): void => {
    if (Array.isArray(node)) for (const part of node) walk(part);
    else if (typeof node === "object" && node !== null) {
      const { regex } = node as Node;
      if (regex) found.set(`/${regex.pattern}/${regex.flags}`, new RegExp(regex.pattern, regex.flags));
      else for (const part of Object.values(node)) walk(part);
    }
  };
  for (const path of globSync("domain/resume/**/*.ts"))
    walk(parseSync(path, readFileSync(path, "utf8"), { lang: "ts" }).program);
  return [...found.values()];
}

test("each pattern of the reader takes linear time", () => {
  const all = patterns();
  expect(all.length).toBeGreaterThan(200);
  const slow = all.filter(
    (pattern) => !isLinear((said) => (pattern.global ? said.replace(pattern, "") : pattern.exec(said))),
  );
  expect(slow.map(String)).toEqual([]);
}, 120_000);

test.each(
  Object.entries({
    findEmail,
    findPhone,
    findUrls,
    isContactText,
    otherParts,
    findDates,
    isDateStart,
    isDuration,
    trimSeparators,
    withoutDates,
    headingKind,
    headingKinds,
    isPlace,
    placeParts,
    withoutPostcode,
    isSentence,
    companyScore,
    degreeScore,
    institutionScore,
    jobScore,
  }),
)(
  "%s takes linear time",
  (_, ask) => {
    expect(
      isLinear((said) => {
        ask(said);
        clearMemos();
      }),
    ).toBe(true);
  },
  60_000,
);

const head = [text(40, 40, "Ada Lovelace", { size: 22 }), text(40, 100, "Experience", { size: 14, font: "Sans-Bold" })];
const grid = (count: number, columns: number, said: string): TextItem[] =>
  Array.from({ length: count }, (_, at) =>
    text(40 + 60 * (at % columns), 120 + 12 * Math.floor(at / columns), said, { width: 40 }),
  );

const read = (items: TextItem[]) => () => {
  try {
    readResume(resume([...head, ...items]));
  } catch (error) {
    expect(error).toMatchObject({ refusal: "too-complex" });
  }
};

test.each(seeds)("pages full of %j take at most thirty times as long as an ordinary page", (seed) => {
  const ordinary = leastOf(read(grid(200, 4, "Led 2 teams in Pune, 2019")));
  const pages = {
    "one run of 20,000 letters": [text(40, 120, repeated(seed, 20_000), { width: 500 })],
    "twenty lines of 990": grid(20, 1, repeated(seed, 990)),
    "two hundred lines of 100": grid(200, 1, repeated(seed, 100)),
    "450 short pieces": grid(450, 9, repeated(seed, 9)),
    "5,000 short pieces": grid(5000, 9, repeated(seed, 3)),
  };
  const slow = Object.entries(pages).filter(([, items]) => leastOf(read(items)) > 30 * Math.max(2, ordinary));
  expect(slow.map(([name]) => name)).toEqual([]);
});
