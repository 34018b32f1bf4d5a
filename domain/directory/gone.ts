import { words } from "../text/search.ts";
import type { DirectoryName, Gone } from "./directory.ts";

/** Entries that no longer exist and whose name begins with the typed words. */
export function goneNamed(gone: Gone[], directory: DirectoryName, search: string): Gone[] {
  const typed = words(search);
  return gone.filter(
    (entry) => entry.directory === directory && typed && `${words(entry.name)} `.startsWith(`${typed} `),
  );
}
