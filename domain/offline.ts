/** The caches of this site in a browser. What is in none of them is not kept. */
export const shellCache = (build: string) => `shell-${build}`;
/** Pages beyond the shell that were visited. */
export const keptPagesCache = "pages";
/** Files beyond the shell that were used: rows of a directory, engines. */
export const usedFilesCache = "files";
/** The last lists of contests and hackathons, with their times. */
export const listsCache = "lists";
/** Which build was installed last, and which one runs. */
export const stateCache = "state";
