// Imported late only: a module that is imported both ways costs every page one request more.
export { firstDraft } from "#domain/portfolio/first-draft.ts";
