/** What this page does with the versions of a resume. It is fetched after the page. */
export { versionsFrom } from "#domain/resume-versions/versions.ts";
export { clearVersions, onVersions, readVersions } from "#web/lib/resume-versions.ts";
