/**
 * The names of this site's caches in a browser. Each build has a shell, the pages that it
 * precaches.
 */
export const shellCache = (build: string) => `shell-${build}`;
/** Visited pages that are not part of the shell. */
export const keptPagesCache = "pages";
/** Used files that are not part of the shell: rows of a directory, engines. */
export const usedFilesCache = "files";
/** The last lists of contests and hackathons, with their times. */
export const listsCache = "lists";
/** Which build was installed last, and which one runs. */
export const stateCache = "state";
