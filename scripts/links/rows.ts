import { type DirectoryRow, directoryNames } from "#domain/directory/directory.ts";
import type { PortalCategory } from "#domain/job-portals/job-portals.ts";
import { readContent } from "../content-files.ts";
import type { LinkRow } from "./pass.ts";

/** All rows that a pass checks. */
export function linkedRows(): LinkRow[] {
  const portals = (readContent("job-portals") as PortalCategory[]).flatMap((category) => category.portals);
  return [
    ...directoryNames.flatMap((directory) =>
      (readContent(directory) as DirectoryRow[]).map(({ id, url }) => ({ directory, id, url })),
    ),
    ...portals.map(({ url }) => ({ directory: "job-portals" as const, id: url, url })),
  ];
}
