import { type Refusal, ResumeRefused } from "#domain/resume/refusals.ts";
import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { NoReader, readOnDevice } from "#web/lib/resume-reader/read-on-device.ts";

const paste = "Copy its text and paste it here.";

const problems: Partial<Record<Refusal, string>> = {
  "too-large": `This PDF is larger than 2 MB. ${paste}`,
  "too-many-pages": `This PDF has more than two pages. ${paste}`,
  "not-a-pdf": "This file is not a PDF. Choose a PDF, or paste the text of the posting.",
  password: `This PDF is locked with a password. ${paste}`,
  "no-text": "This PDF is a picture: there is no text in it to read. Type or paste what it asks.",
};

/**
 * Reads a posting's file in this tab. Returns its text, or a sentence that explains the problem.
 */
export async function readPostingFile(file: File): Promise<{ text?: string; problem?: string }> {
  try {
    const { lines } = await readOnDevice(file, () => {});
    return { text: lines.join("\n") };
  } catch (error) {
    if (error instanceof FileRefused) return { problem: `${error.message} ${paste}` };
    if (error instanceof NoReader)
      return {
        problem: "What reads files could not be loaded. Check your connection, or copy the text and paste it here.",
      };
    const known = error instanceof ResumeRefused ? problems[error.refusal] : undefined;
    return { problem: known ?? `This file could not be read. ${paste}` };
  }
}
