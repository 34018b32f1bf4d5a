import { readFileSync } from "node:fs";
import { sheetScreens, sheetTitle } from "#domain/cheat-sheets/cheat-sheets.ts";
import type { ChecklistSection } from "#domain/checklist/checklist.ts";
import type { Content } from "#domain/content.schema.ts";
import { type Category, type DirectoryRow, directoryNames } from "#domain/directory/directory.ts";
import type { PortalCategory } from "#domain/job-portals/job-portals.ts";
import { type PackedEntry, screenEntries } from "#domain/palette/palette.ts";
import { screens } from "#domain/screens.ts";
import { slug } from "#domain/text/text.ts";
import { readContent } from "./content-files.ts";
import { readPrompts } from "./prompt-files.ts";
import { readSheet, type Section, titleText } from "./sheet.ts";

/** Our own pages, then the entries of all directories, of which the best known come first. */
export function readPaletteEntries(): PackedEntry[] {
  return [
    ...screenEntries().map(({ kind, name, url, about, words }): PackedEntry => [kind, name, url, about, words]),
    ...filters(),
    ...categories(),
    ...prompts(),
    ...sheetSections(),
    ...checklistSections(),
    ...portals(),
    ...directoryRows(),
  ];
}

function filters(): PackedEntry[] {
  return (readContent("palette-filters") as Content["palette-filters"]).map(({ name, screen, query, words }) => [
    "filter",
    name,
    `${screens[screen].path}?${query}`,
    screens[screen].title,
    words,
  ]);
}

function categories(): PackedEntry[] {
  const ofDirectories = directoryNames.flatMap((name) => {
    const { path, title } = screens[name];
    const own = readContent(`${name}-categories`) as Category[];
    return own.map((category): PackedEntry => ["category", category.name, `${path}/${category.slug}`, title]);
  });
  const { path, title } = screens["job-portals"];
  const ofPortals = portalCategories().map(
    (category): PackedEntry => ["category", category.title, `${path}#${category.id}`, title],
  );
  return [...ofDirectories, ...ofPortals];
}

function prompts(): PackedEntry[] {
  const { path } = screens.prompts;
  return readPrompts().map(({ id, title, category, tags }) => [
    "prompt",
    title,
    `${path}?prompt=${id}#${id}`,
    category,
    tags.replaceAll(",", ""),
  ]);
}

function sheetSections(): PackedEntry[] {
  return sheetScreens.flatMap(({ name, path, title }) =>
    headingsOf(readSheet(readFileSync(new URL(`../content/${name}.md`, import.meta.url), "utf8"))).map(
      ({ id, heading, group }): PackedEntry => [
        "cheat-sheets",
        heading,
        `${path}#${id}`,
        [sheetTitle(title), group].filter(Boolean).join(": "),
      ],
    ),
  );
}

/** The groups of a sheet, each followed by its sections. */
export function headingsOf(sections: Section[]): { id: string; heading: string; group: string }[] {
  const groups = Map.groupBy(
    sections.filter(({ title }) => title),
    ({ group }) => group,
  );
  return [...groups].flatMap(([group, members]) => [
    { id: slug(group), heading: titleText(group), group: "" },
    ...members.map(({ id, title }) => ({ id, heading: titleText(title), group: titleText(group) })),
  ]);
}

function checklistSections(): PackedEntry[] {
  const { path, title } = screens.checklist;
  return (readContent("checklist") as ChecklistSection[]).map((section) => [
    "checklist",
    section.title,
    `${path}#${slug(section.title)}`,
    title,
    section.description,
  ]);
}

function portalCategories() {
  return readContent("job-portals") as PortalCategory[];
}

function portals(): PackedEntry[] {
  return portalCategories().flatMap(({ title, portals }) =>
    portals.map(({ name, url, country }): PackedEntry => ["job-portals", name, url, title, country]),
  );
}

function directoryRows(): PackedEntry[] {
  return directoryNames
    .flatMap((directory) => {
      const own = readContent(`${directory}-categories`) as Category[];
      const names = new Map(own.map(({ slug, name }) => [slug, name]));
      return (readContent(directory) as DirectoryRow[]).map(({ name, url, category, rank, aliases, provider }) => {
        const about = [provider, names.get(category) ?? category].filter(Boolean).join(" · ");
        const entry: PackedEntry = [directory, name, url, about];
        if (aliases) entry.push(aliases.join(", "));
        return { rank, entry };
      });
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}
