/** The keys under which tools store things in the browser. domain/your-data/ describes each. */
export const themeKey = "theme";
export const slashKey = "slash_v1";
export const sheetProgressKey = "cheat_sheet_progress_v1";
export const quizzesKey = "cheat_sheet_quizzes_v1";
export const checklistKey = "ultimate_it_checklist_v1";
export const pinnedEntriesKey = "pinned_entries_v1";
export const visitedEntriesKey = "visited_entries_v1";
export const plannedCertificationsKey = "planned_certifications_v1";
export const doneCertificationsKey = "done_certifications_v1";
export const pinnedPortalsKey = "pinned_portals_v1";
export const visitedPortalsKey = "visited_portals_v1";
export const savedSearchesKey = "saved_job_searches_v1";
export const recentsKey = "palette_recents_v1";
export const promptVariantsKey = "prompt_variants_v1";
export const portfolioDraftKey = "portfolio_draft_v1";
export const profileKey = "profile_v1";
export const wantedJobKey = "wanted_job_v1";
export const jobPostingKey = "job_posting_v1";
export const namedJobKey = "job_posting_named_v1";
export const setAsideTermsKey = "job_match_set_aside_v1";
export const outreachEditsKey = "outreach_messages_v1";
export const trackerGlanceKey = "tracker_glance_v1";
export const copyAnsweredKey = "tracker_copy_answered_v1";
/** In the tab's own storage, which ends with the tab. */
export const promptDraftsKey = "prompt_drafts";
export const outreachFormKey = "outreach_form";
export const clearedDraftKey = "portfolio_cleared";
export const portfolioStepsKey = "portfolio_steps";
export const reloadedKey = "reloaded";
/** Stores in the browser's database, not keys in its local storage. */
export const trackerKey = "tracker";
export const resumeVersionsKey = "resume_versions";
/** Stands for all caches. offline.ts has their names. */
export const offlineKey = "offline_copy";
