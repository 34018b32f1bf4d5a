import * as keys from "../storage-keys.ts";

/** Something that may be stored under a key. */
export type StoredThing = {
  key: string;
  title: string;
  about: string;
  /** Where it is stored. The default is the browser's local storage. */
  place?: "database" | "caches";
  /** Set if it can be made again from other stored things, so that export files leave it out. */
  isDerived?: true;
  /** Set if an import puts it together with what is here. By default, an import replaces it. */
  isJoined?: true;
};

/**
 * Everything that we may store in a visitor's browser, by the keys of the tools. Beside it, an open
 * tab remembers when it last reloaded itself (web/lib/new-build.ts) and what was typed into the
 * forms of prompts (web/features/prompts/drafts.ts) and of outreach messages
 * (web/features/outreach/use-form.ts), and the steps of a portfolio that can be undone
 * (web/features/portfolio/kept-history.ts).
 */
export const storedThings: StoredThing[] = [
  { key: keys.themeKey, title: "Theme", about: "Light, dark, or like your system." },
  { key: keys.slashKey, title: "The “/” key", about: "That you switched it off for the search of a page." },
  { key: keys.recentsKey, title: "Recently opened", about: "The last six things you opened from the search." },
  {
    key: keys.checklistKey,
    title: "Checklist progress",
    about:
      "The items you ticked. Cleared 30 days after your last change; kept until you bring them back, dismiss the note or tick anew.",
    isJoined: true,
  },
  {
    key: keys.savedSearchesKey,
    title: "Saved job searches",
    about: "Up to 20 searches, and when you last opened each.",
    isJoined: true,
  },
  {
    key: keys.profileKey,
    title: "Profile",
    about: "Your role, place, name, time zone, skills, languages and links, which the tools start from.",
  },
  {
    key: keys.wantedJobKey,
    title: "The job you are looking for",
    about: "The role, the city and the country you typed or searched last, and how far back you searched.",
  },
  { key: keys.jobPostingKey, title: "Job posting", about: "The posting that you compared last with your resume." },
  {
    key: keys.namedJobKey,
    title: "Names in the job posting",
    about: "The role, the company and the place that you corrected, with the posting's first 300 characters.",
  },
  {
    key: keys.setAsideTermsKey,
    title: "Set aside in job matches",
    about: "Up to 500 requirements of which you said that they do not matter.",
    isJoined: true,
  },
  {
    key: keys.outreachEditsKey,
    title: "Outreach messages",
    about:
      "Up to eight messages that you changed, without the recipient’s name where we filled it in. Deleting them also clears the form in this tab.",
  },
  {
    key: keys.pinnedPortalsKey,
    title: "My portals",
    about: "The addresses of the job portals you pinned.",
    isJoined: true,
  },
  {
    key: keys.visitedPortalsKey,
    title: "Visited portals",
    about: "The addresses of the job portals you opened from here.",
    isJoined: true,
  },
  {
    key: keys.portfolioDraftKey,
    title: "Portfolio in the making",
    about: "What was read from your resume, and your edits. Kept until you start over.",
  },
  {
    key: keys.resumeVersionsKey,
    title: "Versions of your resume",
    about: "Drafts that you kept under a name, such as “for Acme”.",
    place: "database",
    isJoined: true,
  },
  {
    key: keys.promptVariantsKey,
    title: "Saved prompts",
    about: "Up to 50 prompts with the words you filled in. Deleting them also clears the forms in this tab.",
    isJoined: true,
  },
  {
    key: keys.sheetProgressKey,
    title: "Cheat sheets read",
    about: "The sections you have read, and where you stopped.",
    isJoined: true,
  },
  {
    key: keys.quizzesKey,
    title: "Quizzes you started",
    about: "Where you stopped in a quiz, and what you knew.",
    isJoined: true,
  },
  { key: keys.pinnedEntriesKey, title: "Pinned entries", about: "What you pinned in the directories.", isJoined: true },
  {
    key: keys.visitedEntriesKey,
    title: "Opened entries",
    about: "The twelve that you opened last from each directory.",
    isJoined: true,
  },
  {
    key: keys.plannedCertificationsKey,
    title: "Planned certifications",
    about: "The certifications you plan to take.",
    isJoined: true,
  },
  {
    key: keys.doneCertificationsKey,
    title: "Certifications done",
    about: "The certifications you have taken.",
    isJoined: true,
  },
  {
    key: keys.trackerKey,
    title: "Application Tracker",
    about: "Your applications with their history, notes, contacts and postings, and which ones were deleted.",
    place: "database",
    isJoined: true,
  },
  {
    key: keys.trackerGlanceKey,
    title: "Tracker at a glance",
    about: "Which addresses are in the tracker and what comes next, for the other pages.",
    isDerived: true,
  },
  {
    key: keys.copyAnsweredKey,
    title: "Last copy of the tracker",
    about: "The day on which you last saved a copy of your applications, or put it off.",
  },
  {
    key: keys.offlineKey,
    title: "Copy for offline use",
    about:
      "The site itself, pages you opened, and the last lists of contests and hackathons, so that they work without a network. Made when you move the pointer, scroll, press or type on a page, also after you delete it.",
    place: "caches",
    isDerived: true,
  },
];
