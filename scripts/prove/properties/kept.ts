import fc from "fast-check";
import checklist from "#content/checklist.json" with { type: "json" };
import { readProgress as readSheetProgress } from "#domain/cheat-sheets/cheat-sheets.ts";
import { progressText, readProgress } from "#domain/checklist/progress.ts";
import { readSetAside, setAsideText } from "#domain/job-match/set-aside.ts";
import { readSavedSearches, savedSearchesText } from "#domain/job-search/saved-searches.ts";
import { pickUps } from "#domain/pick-up.ts";
import { draftFrom } from "#domain/portfolio/draft.ts";
import { portfolioDataSchema } from "#domain/portfolio/portfolio.schema.ts";
import { emptyPortfolio } from "#domain/portfolio/portfolio.ts";
import { readProfile } from "#domain/profile/profile.ts";
import { readVariants } from "#domain/prompts/saved-prompts.ts";
import { versionsFrom } from "#domain/resume-versions/versions.ts";
import { portfolioDraftKey } from "#domain/storage-keys.ts";
import { keptSnapshots } from "#domain/tracker/stored-glance.ts";
import { readWantedJob } from "#domain/wanted-job.ts";
import { foreignJson, isSame, type Property } from "./foreign.ts";

const now = new Date("2026-08-12T12:00:00Z");

const job = { title: "Tester", company: "Acme", location: "Oslo", duration: "2020 - 2022", description: "Tests." };
const portfolio = emptyPortfolio();
const data = {
  ...portfolio,
  sections: { ...portfolio.sections, experience: { ...portfolio.sections.experience, items: [job] } },
};
const draft = { data, design: "grid", confidence: { "settings.name": 1 }, source: "pdf", lines: ["Tester"] };
const version = { id: "a", name: "for Acme", keptAt: now.toJSON(), draft };
const profile = { role: "Tester", city: "Oslo", country: "NO", skills: ["SQL"], links: ["https://a.example/"] };

/**
 * Everything that tools store as text: an example, the function that reads it, and the function
 * that writes it.
 */
const texts: [string, unknown, (text: string) => unknown, (value: never) => string][] = [
  ["profile", profile, readProfile, JSON.stringify],
  ["wanted job", { role: "Tester", city: "", country: "NO" }, readWantedJob, JSON.stringify],
  ["list set aside", ["sql", "Night shifts"], readSetAside, setAsideText],
  ["saved searches", [{ role: "Tester", savedAt: 1 }], readSavedSearches, savedSearchesText],
  ["saved prompts", [{ id: "a", name: "b", values: { c: "d" } }], readVariants, JSON.stringify],
  ["progress of sheets", { sql: { read: ["joins"], last: "joins" } }, readSheetProgress, JSON.stringify],
  [
    "progress of the checklist",
    { timestamp: now.getTime(), checked: { a: true } },
    (text) => readProgress(text, checklist, now.getTime()),
    (ticked) => progressText(ticked, now.getTime()),
  ],
  [
    "glance at the tracker",
    { turns: [{ from: 0, due: 1, first: { id: "a", title: "b", what: "c", on: "2026-08-12" } }] },
    keptSnapshots,
    (turns) => JSON.stringify({ turns }),
  ],
  ["draft", draft, draftFrom, JSON.stringify],
  ["file of versions", [version], versionsFrom, JSON.stringify],
];

/** Texts stored in a browser. An older build or another program may have written them. */
export const kept: Property[] = [
  ...texts.map(
    ([name, example, read, write]): Property => [
      `a kept ${name} is read, or left out, and reads the same again`,
      fc.property(foreignJson(example), (text) => {
        const value = read(text);
        return value === undefined || isSame(read(write(value as never)), value);
      }),
    ],
  ),
  [
    "a read draft is a portfolio",
    fc.property(foreignJson(draft), (text) => {
      const read = draftFrom(text);
      return read === undefined || portfolioDataSchema.safeParse(read.data).success;
    }),
  ],
  [
    "what to pick up is told of any draft",
    fc.property(foreignJson(draft), (text) => Array.isArray(pickUps({ [portfolioDraftKey]: text }, checklist, 0))),
  ],
];
