import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import {
  aiToolSchema,
  certificationSchema,
  directoryCategorySchema,
  openSourceSchema,
  projectSchema,
  publicApiSchema,
  toolkitEntrySchema,
} from "#domain/directory.schema.ts";

const directories = {
  "ai-tools": { schema: aiToolSchema, entries: 3600, described: 1000 },
  "open-source": { schema: openSourceSchema, entries: 1000, described: 250 },
  "public-apis": { schema: publicApiSchema, entries: 2000, described: 300 },
  toolkit: { schema: toolkitEntrySchema, entries: 150, described: 300 },
  projects: { schema: projectSchema, entries: 300, described: 400 },
  certifications: { schema: certificationSchema, entries: 400, described: 400 },
};

const trackingParameter = /^(utm_\w+|ref|rel|via|source|fpr|gclid|fbclid|mc_[ce]id|si|mhsrc|mhq|gi|aff\w*|igshid)$/i;

function lines(name: string): string[] {
  return readFileSync(new URL(`../../content/${name}.json`, import.meta.url), "utf8")
    .trimEnd()
    .split("\n");
}

const read = (name: string): unknown => JSON.parse(lines(name).join("\n"));

function twins(keys: string[]): string[] {
  const seen = new Set<string>();
  return keys.filter((key) => seen.has(key) || !seen.add(key));
}

/** The same page, whatever its scheme, www., letter case or last slash. */
function page(address: string): string {
  const { host, pathname, search, hash } = new URL(address);
  return `${host.replace(/^www\./, "")}${pathname.replace(/\/+$/, "")}${search}${hash}`.toLowerCase();
}

describe.each(Object.entries(directories))("%s", (name, directory) => {
  const rows = z.array(directory.schema).parse(read(name));
  const categories = z.array(directoryCategorySchema).parse(read(`${name}-categories`));

  test("holds at least what is claimed", () => {
    expect(rows.length).toBeGreaterThanOrEqual(directory.entries);
    expect(rows.filter((row) => row.description).length).toBeGreaterThanOrEqual(directory.described);
  });

  test("is one row per line, sorted by name and then id", () => {
    expect(lines(name)).toHaveLength(rows.length + 2);
    const key = (row: (typeof rows)[number]) => `${row.name.toLowerCase()}\t${row.id}`;
    expect(rows.map(key)).toEqual(rows.map(key).sort());
  });

  test("has no twins by id, name or address", () => {
    expect(twins(rows.map((row) => row.id))).toEqual([]);
    expect(twins(rows.map((row) => `${"provider" in row ? row.provider : ""} ${row.name}`.toLowerCase()))).toEqual([]);
    expect(twins(rows.map((row) => page(row.url)))).toEqual([]);
  });

  test("has addresses without tracking parameters", () => {
    const tracked = rows.filter((row) =>
      [...new URL(row.url).searchParams.keys()].some((k) => trackingParameter.test(k)),
    );
    expect(tracked).toEqual([]);
  });

  test("ranks every entry once", () => {
    expect(rows.map((row) => row.rank).sort((a, b) => a - b)).toEqual(rows.map((_, index) => index + 1));
  });

  test("has descriptions of one sentence, 8 to 22 words, without hype", () => {
    for (const { description } of rows) {
      if (!description) continue;
      expect(description).toMatch(/^\S.*\.$/);
      expect(description.split(" ").length, description).toBeGreaterThanOrEqual(8);
      expect(description.split(" ").length, description).toBeLessThanOrEqual(22);
      expect(description).not.toMatch(/powerful|seamless|leverag|cutting-edge|effortless|revolution|supercharge/i);
    }
  });

  test("never says the same of two entries", () => {
    expect(twins(rows.flatMap((row) => row.description ?? []))).toEqual([]);
  });

  test("uses exactly its categories, each with a sentence of its own", () => {
    expect(new Set(rows.map((row) => row.category))).toEqual(new Set(categories.map((category) => category.slug)));
    expect(twins(categories.map((category) => category.name))).toEqual([]);
    for (const { description } of categories) expect(description).toMatch(/^\S.*\.$/);
  });
});

test("each of the thousand best known AI tools has a description", () => {
  const best = z
    .array(aiToolSchema)
    .parse(read("ai-tools"))
    .filter(({ rank }) => rank <= 1000);
  expect(best.filter(({ description }) => !description).map(({ id }) => id)).toEqual([]);
});

test("projects come in more than ten languages", () => {
  const languages = new Set(
    z
      .array(projectSchema)
      .parse(read("projects"))
      .map((project) => project.language),
  );
  expect(languages.size).toBeGreaterThan(10);
});

test("every certification is free in some part and has a description", () => {
  for (const row of z.array(certificationSchema).parse(read("certifications"))) {
    expect(row.description, row.name).toBeDefined();
    expect(row.freeCourse || row.freeExam || row.freeCertificate || row.freeBadge || row.note, row.name).toBeTruthy();
  }
});
