import { type Draft, newDraft } from "#domain/portfolio/draft.ts";

/** A draft made from a JSON Resume file. Throws an error with a sentence for the visitor. */
export async function importedDraft(file: File): Promise<Draft> {
  const { importJsonResume, JsonResumeError, maxJsonResumeBytes } = await import("#domain/json-resume/json-resume.ts");
  try {
    if (file.size > maxJsonResumeBytes) throw new JsonResumeError("This file is too large to be a resume.");
    const { data, beyond } = importJsonResume(await file.text());
    return { ...newDraft(data, "json"), beyond };
  } catch (error) {
    throw error instanceof JsonResumeError ? error : new Error("This file cannot be read as a JSON Resume.");
  }
}
