/** The functions of this page that need the database. This chunk is fetched after the page. */
export { versionsFrom } from "#domain/resume-versions/versions.ts";
export { clearRows, deletedSince, mergeRows, unmergeRows } from "#web/lib/database-rows.ts";
export { onVersions, readVersions } from "#web/lib/resume-versions.ts";
export { loadTracker, onTracked, trackedNow } from "#web/lib/tracker.ts";
