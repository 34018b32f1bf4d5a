// Import this file only dynamically. A static import anywhere would add a request to every page.

export { firstDraft } from "#domain/portfolio/first-draft.ts";
export { wrongFile } from "#domain/portfolio/wrong-file.ts";
