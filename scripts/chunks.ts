/**
 * The chunks that several screens share, with the paths of their files. A chunk also contains the
 * imports of its files, unless another chunk has them. Every other file is in the chunk of the
 * screen, or of the part of a screen, that needs it.
 */
export const sharedChunks = {
  /** The building blocks of most screens. */
  parts: [
    "domain/countries.ts",
    "domain/limits.ts",
    "domain/own-value.ts",
    "domain/resume/memoize.ts",
    "domain/stored-list.ts",
    "domain/text/date-format.ts",
    "domain/text/links.ts",
    "domain/text/text.ts",
    "domain/wanted-job.ts",
    "web/lib/after-paint.ts",
    "web/lib/chunks.ts",
    "web/lib/clipboard.ts",
    "web/lib/clock.ts",
    "web/lib/date.ts",
    "web/lib/download.ts",
    "web/lib/fetched.ts",
    "web/lib/number.ts",
    "web/lib/scroll.ts",
    "web/lib/tab-storage.ts",
    "web/lib/thread.ts",
    "web/lib/url-state.ts",
    "web/ui/badge.tsx",
    "web/ui/chip.tsx",
    "web/ui/copy-button.tsx",
    "web/ui/directory/use-enter-rows.ts",
    "web/ui/external-link.tsx",
    "web/ui/field.tsx",
    "web/ui/more-button.tsx",
    "web/ui/page-frame.tsx",
    "web/ui/panel.tsx",
    "web/ui/search-box.tsx",
    "web/ui/skeleton.tsx",
  ],
  /** The button that saves a card to the tracker. Live lists fetch it together with their rows. */
  save: ["domain/tracker/saveable.ts", "web/lib/saved.ts", "web/ui/save-button.tsx"],
  /**
   * The wanted job and its company, the kinds of follow-ups, the offer to remember the job, and the
   * question about a typo.
   */
  wanted: [
    "domain/outreach/follow-up-kinds.ts",
    "domain/outreach/legal-form.ts",
    "web/lib/wanted-job.ts",
    "web/ui/aside-button.tsx",
    "web/ui/did-you-mean.tsx",
    "web/ui/remember-button.tsx",
  ],
  /** The job search's rules, which what it has saved and what it asks share. */
  search: [
    "domain/job-search/job-search.ts",
    "domain/job-search/places.ts",
    "domain/job-search/saved-searches.ts",
    "domain/job-search/searched-titles.ts",
  ],
  /** The choice of a file, which no cheat sheet or directory asks for. */
  files: ["web/ui/file-button.tsx", "web/ui/file-input.tsx"],
  /** The export file and the text about blocked storage. The tracker and Your data share them. */
  dataFile: [
    "domain/transfers/link.ts",
    "domain/your-data/data-file.ts",
    "domain/your-data/stored-text.ts",
    "web/lib/blocked-text.ts",
    "web/lib/saved-copy.ts",
  ],
  /** The API client, including Hono's client, and the store of its answers. */
  api: ["web/lib/api.ts", "web/lib/live.ts", "web/lib/retry.ts"],
  /** The code of live lists. */
  live: [
    "domain/status.ts",
    "web/lib/calendar-file.ts",
    "web/lib/kept-list.ts",
    "web/ui/live/freshness-line.tsx",
    "web/ui/live/kept-notice.tsx",
    "web/ui/live/last-updated.tsx",
    "web/ui/live/pending-list.tsx",
    "web/ui/live/subscribe-menu.tsx",
    "web/ui/live/use-status.ts",
  ],
  /** The draft that the resume screens share. */
  draft: ["domain/portfolio/draft.ts", "domain/portfolio/paths.ts", "domain/portfolio/portfolio.ts"],
  /** What the screens that show a resume need from its draft. */
  facts: [
    "domain/portfolio/doubts.ts",
    "domain/portfolio/first-draft.ts",
    "domain/portfolio/entry-facts.ts",
    "domain/portfolio/leftovers.ts",
    "domain/portfolio/missing.ts",
    "domain/portfolio/offered-skills.ts",
    "domain/portfolio/to-resume.ts",
    "domain/portfolio/wrong-file.ts",
    "domain/resume/dates.ts",
  ],
  /** The tracker's records and the versions of resumes that the browser stores. */
  records: [
    "domain/resume-versions/versions.ts",
    "node_modules/idb/",
    "web/lib/database.ts",
    "web/lib/resume-versions.ts",
  ],
  /** The first code of the screens that read a resume. */
  resume: [
    "domain/resume/refusals.ts",
    "domain/resume/upload.ts",
    "domain/resume-formats/file-refused.ts",
    "web/lib/first-touch.ts",
    "web/lib/kept-draft.ts",
    "web/lib/resume-reader/example-resume.ts",
    "web/lib/resume-reader/is-scan.ts",
    "web/lib/resume-reader/read-on-device.ts",
    "web/lib/resume-reader/use-reader-on-intent.ts",
    "web/ui/resume-drop.tsx",
  ],
};

/**
 * Whether the list of a chunk contains a module, given by its id in the build. A folder stands for
 * everything in it.
 */
export function isListed(paths: string[], id: string): boolean {
  const file = id.replaceAll("\\", "/").replace(/\?.*$/, "");
  return paths.some((path) => (path.endsWith("/") ? file.includes(`/${path}`) : file.endsWith(`/${path}`)));
}
