import { type Draft, newDraft } from "#domain/portfolio-draft.ts";

/** What a JSON Resume file says. Throws an error whose message is a sentence for the visitor. */
export async function importedDraft(file: File): Promise<Draft> {
  const { importJsonResume, JsonResumeError } = await import("#domain/json-resume.ts");
  try {
    return newDraft(importJsonResume(await file.text()), "json");
  } catch (error) {
    throw error instanceof JsonResumeError ? error : new Error("This file cannot be read as a JSON Resume.");
  }
}
