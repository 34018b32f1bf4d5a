import { readdirSync, readFileSync } from "node:fs";
import { z } from "zod";
import { checklistItemId, itemsOf } from "#domain/checklist.ts";
import { type Content, contentSchemas, promptSchema } from "#domain/content.schema.ts";
import { type DirectoryName, directoryNames } from "#domain/directory.ts";
import { portalCounts } from "#domain/job-portals.ts";
import { type Prompt, placeholders, promptFromFile } from "#domain/prompts.ts";
import { slug } from "#domain/text.ts";
import { frontMatter } from "./markdown-plugin.ts";

const content = new URL("../content/", import.meta.url);

export function readContent(name: keyof Content): unknown {
  return JSON.parse(readFileSync(new URL(`${name}.json`, content), "utf8"));
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
    ...directoryNames.flatMap((name) =>
      directoryProblems(name, readContent(name) as Entry[], readContent(`${name}-categories`) as { slug: string }[]),
    ),
    ...requestProblems(
      readContent("public-api-requests") as Content["public-api-requests"],
      readContent("public-apis") as Content["public-apis"],
    ),
    ...promptProblems(readPrompts()),
  ];
}

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
      .filter(({ url, search = "" }) => /[?&](utm_|ref=|fbclid|gclid)/.test(url + search))
      .map(({ name }) => `${name}'s address has a tracking parameter; remove it`),
  ];
}

type Entry = { id: string; name: string; url: string; category: string; rank: number; provider?: string };

/** What the specification claims of each directory. */
const claims: Record<DirectoryName, number> = {
  "ai-tools": 3600,
  projects: 300,
  toolkit: 150,
  "public-apis": 2000,
  certifications: 400,
  "open-source": 1000,
};

const trackingParameter = /^(utm_\w+|ref|rel|via|source|fpr|gclid|fbclid|mc_[ce]id|si|mhsrc|mhq|gi|aff\w*|igshid)$/i;

/** What no schema can say about a directory's rows, which have passed theirs. */
export function directoryProblems(name: DirectoryName, rows: Entry[], categories: { slug: string }[]): string[] {
  const slugs = new Set(categories.map(({ slug }) => slug));
  const used = new Set(rows.map(({ category }) => category));
  const order = rows.map((row) => `${row.name.toLowerCase()}\t${row.id}`);
  const sorted = order.toSorted();
  return [
    ...(rows.length >= claims[name] ? [] : [`has ${rows.length} entries; ${claims[name]} are claimed`]),
    ...twins(rows.map(({ id }) => id)).map((id) => `two entries have the id ${id}; rename one`),
    ...twins(rows.map((row) => `${row.provider ?? ""} ${row.name}`.trim().toLowerCase())).map(
      (title) => `two entries are called ${title}; rename or merge them`,
    ),
    ...twins(rows.map(({ url }) => samePage(url))).map((url) => `two entries have the address ${url}; merge them`),
    ...twins(rows.map(({ rank }) => String(rank))).map((rank) => `two entries have the rank ${rank}; rank each once`),
    ...rows
      .filter((row) => !slugs.has(row.category))
      .map((row) => `${row.id} has the unknown category ${row.category}`),
    ...[...slugs].filter((slug) => !used.has(slug)).map((slug) => `the category ${slug} has no entries; remove it`),
    ...rows
      .filter(({ url }) => [...(URL.parse(url)?.searchParams.keys() ?? [])].some((key) => trackingParameter.test(key)))
      .map(({ id }) => `${id}'s address has a tracking parameter; remove it`),
    ...order
      .flatMap((key, at) => (key === sorted[at] ? [] : [`${rows[at]?.id} is not where its name is sorted`]))
      .slice(0, 1),
  ].map((problem) => `${name}.json: ${problem}`);
}

/** An address without what does not change the page: scheme, www., case, last slash. */
function samePage(address: string): string {
  const { host, pathname, search, hash } = new URL(address);
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/+$/, "")}${search}${hash}`.toLowerCase();
}

/** An API says that it has a ready request if and only if there is one. */
export function requestProblems(
  requests: { id: string }[],
  apis: { id: string; request?: true | undefined }[],
): string[] {
  const ids = new Set(requests.map(({ id }) => id));
  const known = new Set(apis.map(({ id }) => id));
  return [
    ...twins(requests.map(({ id }) => id)).map((id) => `${id} has two requests; remove one`),
    ...[...ids].filter((id) => !known.has(id)).map((id) => `${id} is not in public-apis.json; remove its request`),
    ...apis
      .filter(({ id, request = false }) => request !== ids.has(id))
      .map(({ id }) => (ids.has(id) ? `${id} wants "request": true` : `${id} has no request; remove "request": true`)),
  ].map((problem) => `public-api-requests.json: ${problem}`);
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

function twins(values: string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.has(value) || !seen.add(value));
}

if (import.meta.main) {
  const problems = contentProblems();
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length > 0 ? 1 : 0;
}
