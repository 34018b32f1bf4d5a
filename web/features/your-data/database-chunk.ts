/** The functions of this page that need the database. The page fetches this chunk later. */
export { versionsFrom } from "#domain/resume-versions/versions.ts";
export { clearRows, deletedSince, mergeRows, unmergeRows } from "#web/lib/database-rows.ts";
export { onVersions, readVersions } from "#web/lib/resume-versions.ts";
export { loadTracker, onTracked, trackedNow } from "#web/lib/tracker.ts";
