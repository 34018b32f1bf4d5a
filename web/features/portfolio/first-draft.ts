// Import this only dynamically. If it were also imported statically, every page would need one more
// request.
export { wrongFile } from "#domain/portfolio/doubts.ts";
export { firstDraft } from "#domain/portfolio/first-draft.ts";
