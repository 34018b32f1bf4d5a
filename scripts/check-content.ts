import { readdirSync } from "node:fs";
import { z } from "zod";
import { type Content, contentSchemas } from "#domain/content.schema.ts";
import { type DirectoryName, type DirectoryRow, directoryNames } from "#domain/directory/directory.ts";
import { outreachMarks } from "#domain/outreach/messages.ts";
import { profileCountries } from "#domain/profile/place.ts";
import { contradictions, directoryProblems, priceContradictions } from "./check-directories.ts";
import { checklistProblems, portalProblems, promptProblems, requestProblems } from "./check-lists.ts";
import { twins } from "./check-rows.ts";
import { content, contentText, readContent } from "./content-files.ts";
import { readPrompts } from "./prompt-files.ts";

/** Checks beyond the schemas, by file. Each sentence names the row and how to fix it. */
const checks: { [Name in keyof Content]?: (rows: Content[Name]) => string[] } = {
  "job-portals": portalProblems,
  checklist: checklistProblems,
  countries: (rows) => twins(rows.map(({ name }) => name)).map((name) => `${name} is there twice; remove one`),
  hackathons: (rows) => [
    ...twins(rows.map(({ name }) => name)).map((name) => `${name} is there twice; remove one`),
    ...twins(rows.map(({ url }) => url)).map((url) => `two hackathons have the address ${url}; replace one`),
    ...(rows.length > 30 ? [] : ["wants more than 30 hackathons"]),
  ],
  gone: (entries) => [
    ...twins(entries.map(({ id, directory }) => `${directory}/${id}`)).map((id) => `${id} is there twice; remove one`),
    ...entries
      .filter(({ id, directory }) => (readContent(directory) as { id: string }[]).some((row) => row.id === id))
      .map(({ id, directory }) => `${id} is also in ${directory}.json; remove one of them`),
  ],
  "job-search-platforms": ({ main, more }) =>
    twins([...main, ...more].map(({ name }) => name)).map((name) => `${name} is there twice; remove one`),
  "job-search-cities": (countries) =>
    Object.entries(countries).flatMap(([country, cities]) => [
      ...twins(cities.flat()).map((name) => `${name} is twice in ${country}; remove one`),
      ...(profileCountries.includes(country) ? [] : [`${country} is no name in countries.json; correct it`]),
    ]),
  "job-search-titles": (families) => twins(families.flat()).map((title) => `${title} is there twice; remove one`),
  "outreach-messages": (messages) =>
    [...JSON.stringify(messages).matchAll(/\{(?=[a-z])([^}]*)\}/g)]
      .filter(([, mark = ""]) => !outreachMarks.includes(mark))
      .map(([mark]) => `${mark} is no mark; use ${outreachMarks.join(", ")}`),
  skills: (rows) => {
    const ids = new Set(rows.map(({ id }) => id));
    const names = rows.map(({ label, aliases = [] }) => [label, ...aliases]);
    return [
      ...twins(rows.map(({ id }) => id)).map((id) => `${id} is there twice; remove one`),
      ...twins(names.flat().map((name) => name.toLowerCase())).map((name) => `${name} names two skills; choose one`),
      ...rows.flatMap(({ id, implies = [] }) =>
        implies
          .filter((other) => other === id || !ids.has(other))
          .map((other) => `${id} implies ${other}, which is no other skill`),
      ),
      ...rows.flatMap(({ id, shownBy = [] }, at) =>
        shownBy.filter((name) => names[at]?.includes(name)).map((name) => `${name} names ${id}; it need not show it`),
      ),
      ...rows.flatMap(({ id, ambiguous = [] }, at) =>
        ambiguous.filter((name) => !names[at]?.includes(name)).map((name) => `${name} is no name of ${id}; correct it`),
      ),
    ];
  },
  "hackathon-platforms": (rows) => twins(rows.map(({ url }) => url)).map((url) => `${url} is there twice; remove one`),
  "contest-platforms": (rows) =>
    twins(rows.map(({ resource }) => resource)).map((resource) => `${resource} is there twice; remove one`),
};

/** All problems of the content. Without problems, the content may be published. */
export function contentProblems(): string[] {
  const names = Object.keys(contentSchemas) as (keyof Content)[];
  const files = readdirSync(content).flatMap((file) => /^(.*)\.json$/.exec(file)?.[1] ?? []);
  return [
    ...files
      .filter((file) => !names.some((name) => name === file))
      .map((file) => `${file}.json has no schema; give it a line in domain/content.schema.ts`),
    ...names.flatMap((name) => fileProblems(name, readContent(name))),
    ...directoryNames.flatMap(allOfDirectory),
    ...requestProblems(
      readContent("public-api-requests") as Content["public-api-requests"],
      readContent("public-apis") as Content["public-apis"],
    ),
    ...contradictions(readContent("ai-tools") as DirectoryRow[], readContent("toolkit") as DirectoryRow[]),
    ...priceContradictions(directoryNames.flatMap((name) => readContent(name) as DirectoryRow[])),
    ...promptProblems(readPrompts()),
  ];
}

/** Checks a directory whose rows and categories match their schemas. */
function allOfDirectory(name: DirectoryName): string[] {
  const rows = contentSchemas[name].safeParse(readContent(name)).data;
  const categories = contentSchemas[`${name}-categories`].safeParse(readContent(`${name}-categories`)).data;
  return rows && categories ? directoryProblems(name, contentText(name), rows, categories) : [];
}

/**
 * The problems that the schema finds in one file. If there are none, the problems that the file's
 * own check finds.
 */
export function fileProblems<Name extends keyof Content>(name: Name, rows: unknown): string[] {
  const { data, error } = contentSchemas[name].safeParse(rows);
  const problems = error ? z.prettifyError(error).split("\n") : (checks[name]?.(data as Content[Name]) ?? []);
  return problems.map((problem) => `${name}.json: ${problem}`);
}

if (import.meta.main) {
  const problems = contentProblems();
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log("Every row and prompt keeps its rules");
  process.exitCode = problems.length > 0 ? 1 : 0;
}
