/**
 * The chunks that several screens share, each with its files, by their paths in the repository. A
 * file brings along what it imports and no other chunk has. Every other file is in the chunk of the
 * screen, or of the part of a screen, that needs it.
 */
export const sharedChunks = {
  /** What most screens are made of. */
  parts: [
    "domain/limits.ts",
    "domain/stored-list.ts",
    "domain/text/date-format.ts",
    "domain/text/links.ts",
    "domain/text/text.ts",
    "domain/wanted-job.ts",
    "web/lib/ask-before-leaving.ts",
    "web/lib/clipboard.ts",
    "web/lib/clock.ts",
    "web/lib/date.ts",
    "web/lib/download.ts",
    "web/lib/number.ts",
    "web/lib/scroll.ts",
    "web/lib/thread.ts",
    "web/lib/url-state.ts",
    "web/ui/badge.tsx",
    "web/ui/chip.tsx",
    "web/ui/copy-button.tsx",
    "web/ui/external-link.tsx",
    "web/ui/field.tsx",
    "web/ui/file-button.tsx",
    "web/ui/file-input.tsx",
    "web/ui/page-frame.tsx",
    "web/ui/panel.tsx",
    "web/ui/search-box.tsx",
    "web/ui/skeleton.tsx",
  ],
  /** The button that saves a card into the tracker; rows of live lists fetch it with themselves. */
  save: ["domain/tracker/saveable.ts", "web/lib/saved.ts", "web/ui/save-button.tsx"],
  /** The job that is looked for, and what offers to remember it. */
  wanted: ["web/lib/wanted-job.ts", "web/ui/aside-button.tsx", "web/ui/remember-button.tsx"],
  /** The question before something is deleted, and where the keyboard goes after it. */
  confirm: ["web/lib/focus.ts", "web/ui/confirm-button.tsx"],
  /** The file with everything, which the tracker and Your data write. */
  dataFile: [
    "domain/transfers/link.ts",
    "domain/your-data/data-file.ts",
    "domain/your-data/stored-text.ts",
    "web/lib/saved-copy.ts",
  ],
  /** The door to the API, and what keeps its answers; Hono's client comes along. */
  api: ["web/lib/api.ts", "web/lib/live.ts", "web/lib/retry.ts"],
  /** What lists that change are read with. */
  live: [
    "domain/status.ts",
    "web/lib/calendar-file.ts",
    "web/lib/kept-list.ts",
    "web/ui/live/freshness-line.tsx",
    "web/ui/live/kept-notice.tsx",
    "web/ui/live/pending-list.tsx",
    "web/ui/live/subscribe-menu.tsx",
    "web/ui/live/use-status.ts",
  ],
  /** The draft that the screens of a resume hand on. */
  draft: ["domain/portfolio/draft.ts", "domain/portfolio/paths.ts", "domain/portfolio/portfolio.ts"],
  /** What the screens that read a resume begin with. */
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
 * Whether a module, by its id in the build, is one that the chunk lists. A folder stands for all
 * that is in it.
 */
export function isListed(paths: string[], id: string): boolean {
  const file = id.replaceAll("\\", "/").replace(/\?.*$/, "");
  return paths.some((path) => (path.endsWith("/") ? file.includes(`/${path}`) : file.endsWith(`/${path}`)));
}
