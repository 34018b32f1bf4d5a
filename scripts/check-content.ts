import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { checklistItemId, itemsOf } from "#domain/checklist.ts";
import { type Content, contentSchemas, promptSchema } from "#domain/content.schema.ts";
import { type DirectoryName, directoryNames } from "#domain/directory/directory.ts";
import { portalCounts } from "#domain/job-portals.ts";
import { outreachMarks } from "#domain/outreach/messages.ts";
import { type Prompt, placeholders, promptFromFile } from "#domain/prompts.ts";
import { slug } from "#domain/text/text.ts";
import { directoryProblems, isTracked, requestProblems, twins } from "./check-directories.ts";
import { frontMatter } from "./front-matter.ts";

const content = new URL("../content/", import.meta.url);

/** A file of content/ as it is, by its name without .json. */
export function contentText(name: keyof Content): string {
  return readFileSync(new URL(`${name}.json`, content), "utf8");
}

export function readContent(name: keyof Content): unknown {
  return JSON.parse(contentText(name));
}

/** Every prompt as its file gives it, by id. */
export function readPrompts(): Prompt[] {
  const files = readdirSync(new URL("prompts/", content)).sort();
  return files.map((file) =>
    promptFromFile(file.replace(/\.md$/, ""), frontMatter(readFileSync(new URL(`prompts/${file}`, content), "utf8"))),
  );
}

/** What a schema cannot say about the rows of each file. A sentence names the row and how to mend it. */
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
  "job-search-cities": (cities) => twins(cities.flat()).map((name) => `${name} is there twice; remove one`),
  "job-search-titles": (families) => twins(families.flat()).map((title) => `${title} is there twice; remove one`),
  "outreach-messages": (messages) =>
    [...JSON.stringify(messages).matchAll(/\{(?=[a-z])([^}]*)\}/g)]
      .filter(([, mark = ""]) => !outreachMarks.includes(mark))
      .map(([mark]) => `${mark} is no mark; use ${outreachMarks.join(", ")}`),
  "hackathon-platforms": (rows) => twins(rows.map(({ url }) => url)).map((url) => `${url} is there twice; remove one`),
  "contest-platforms": (rows) =>
    twins(rows.map(({ resource }) => resource)).map((resource) => `${resource} is there twice; remove one`),
};

/** All that is wrong with the content; empty when it may be published. */
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
    ...promptProblems(readPrompts()),
  ];
}

/** Of a directory whose rows and categories have passed their schemas. */
function allOfDirectory(name: DirectoryName): string[] {
  const rows = contentSchemas[name].safeParse(readContent(name)).data;
  const categories = contentSchemas[`${name}-categories`].safeParse(readContent(`${name}-categories`)).data;
  return rows && categories ? directoryProblems(name, contentText(name), rows, categories) : [];
}

/** What is wrong with the rows of one file: its schema's refusals, else what no schema can say. */
export function fileProblems<Name extends keyof Content>(name: Name, rows: unknown): string[] {
  const { data, error } = contentSchemas[name].safeParse(rows);
  const problems = error ? z.prettifyError(error).split("\n") : (checks[name]?.(data as Content[Name]) ?? []);
  return problems.map((problem) => `${name}.json: ${problem}`);
}

function portalProblems(categories: Content["job-portals"]): string[] {
  const portals = categories.flatMap((category) => category.portals);
  const counts = Object.fromEntries(categories.map(({ id, portals }) => [id, portals.length]));
  return [
    ...(JSON.stringify(counts) === JSON.stringify(portalCounts)
      ? []
      : [`wants these categories and counts, in this order: ${JSON.stringify(portalCounts)}`]),
    ...twins(portals.map(({ name }) => name)).map((name) => `two portals are called ${name}; rename or replace one`),
    ...twins(portals.map(({ url }) => url)).map((url) => `two portals have the address ${url}; replace one`),
    ...portals
      .filter(({ url, search = url }) => isTracked(url) || isTracked(search))
      .map(({ name }) => `${name}'s address has a tracking parameter; remove it`),
  ];
}

function checklistProblems(sections: Content["checklist"]): string[] {
  const ids = sections.flatMap(itemsOf).map(({ id }) => id);
  const misnamed = sections.flatMap((section) =>
    section.groups.flatMap(({ title, items = [] }) => {
      const start = [slug(section.title), ...(title ? [slug(title)] : [])].join("-");
      const shape = new RegExp(`^${start}-\\d+-[a-z0-9-]{1,32}$`);
      return items.flatMap(({ id, text }, index) =>
        shape.test(id) ? [] : [`"${text}" wants the id ${checklistItemId(section.title, title, index, text)}`],
      );
    }),
  );
  return [
    ...(sections.length === 12 ? [] : ["wants twelve sections"]),
    ...(ids.length > 100 ? [] : ["wants more than 100 items"]),
    ...twins(ids).map((id) => `two items have the id ${id}; give the newer one the next index`),
    ...misnamed,
  ];
}

/** What is wrong with prompts as their files give them. */
export function promptProblems(rows: unknown[]): string[] {
  const { data = [], error } = z.array(promptSchema).safeParse(rows);
  return [
    ...(error ? z.prettifyError(error).split("\n") : []),
    ...twins(data.map(({ title }) => title)).map((title) => `two prompts are called ${title}; rename one`),
    ...data.filter(({ prompt }) => placeholders(prompt).length === 0).map(({ id }) => `${id} has no [PLACEHOLDER]`),
    ...data
      .filter(({ prompt }) =>
        /[[\]]/.test(placeholders(prompt).reduce((text, name) => text.replaceAll(`[${name}]`, ""), prompt)),
      )
      .map(({ id }) => `${id} has brackets that are no [PLACEHOLDER] in capitals`),
  ].map((problem) => `prompts: ${problem}`);
}

if (import.meta.main) {
  const problems = contentProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
