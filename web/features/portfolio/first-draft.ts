// Import this only dynamically. If it were also imported statically, every page would need one more
// request.

export { firstDraft } from "#domain/portfolio/first-draft.ts";
export { wrongFile } from "#domain/portfolio/wrong-file.ts";
