import type { Plugin } from "vite";
import { type DirectoryName, type DirectoryRow, directoryNames } from "#domain/directory/directory.ts";
import { type RelatedEntries, relatedEntries } from "#domain/directory/related.ts";
import { readContent } from "./content-files.ts";

const source = "virtual:related-entries";

/** A module for the directory search. It has the entries that are in several directories. */
export function relatedModule(): Plugin {
  return {
    name: "related-entries",
    resolveId: (id) => (id === source ? `\0${source}` : undefined),
    load: (id) =>
      id === `\0${source}` ? `export default JSON.parse(${JSON.stringify(JSON.stringify(readRelated()))})` : undefined,
  };
}

function readRelated(): RelatedEntries {
  const directories = directoryNames.map((name) => [name, readContent(name)] as [DirectoryName, DirectoryRow[]]);
  return relatedEntries(Object.fromEntries(directories) as Record<DirectoryName, DirectoryRow[]>);
}
