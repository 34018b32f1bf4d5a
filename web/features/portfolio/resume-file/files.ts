import type { Draft } from "#domain/portfolio/draft.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";
import type { FileQuestion } from "#domain/resume-file/blocks.ts";
import { missingText } from "#domain/resume-file/missing-characters.ts";
import type { DesignName, PaperName, SectionName } from "#domain/resume-file/options.ts";
import { blocksOf } from "#domain/resume-file/resume-blocks.ts";
import { slug } from "#domain/text/text.ts";
import { download } from "#web/lib/download.ts";
import { savesData } from "#web/lib/saves-data.ts";
import { askDocx, askPdf } from "./ask.ts";

/** The visitor's choices for the file. */
export type Choices = { design: DesignName; paper: PaperName; sections: SectionName[] };

export const formats = [
  { name: "pdf", label: "PDF", text: "For applications and people" },
  { name: "docx", label: "Word", text: "Where they ask for .docx" },
  { name: "txt", label: "Plain text", text: "For form fields" },
  { name: "md", label: "Markdown", text: "For READMEs and notes" },
  { name: "json", label: "JSON Resume", text: "For other resume tools" },
] as const;

export type Format = (typeof formats)[number]["name"];

/** The resume cannot be written in this format. The message is a sentence for the visitor. */
export class CannotWrite extends Error {}

function questionOf(resume: Resume, choices: Choices): FileQuestion {
  const name = resume.basics.name.text.trim();
  const title = name ? `${name} – Resume` : "Resume";
  return { ...choices, blocks: blocksOf(resume, choices.sections), title, author: name };
}

/**
 * Writes the PDF before the visitor asks for it, except in data saver mode. `downloadResume` then
 * has it at hand, or tells why there is none.
 */
export function writePdfAhead(resume: Resume, choices: Choices): void {
  if (!savesData()) askPdf(questionOf(resume, choices)).catch(() => {});
}

/**
 * Downloads the resume as a file, and returns a description of it: "PDF, 2 pages". Throws
 * CannotWrite if a PDF's font lacks a character.
 */
export async function downloadResume(resume: Resume, draft: Draft, format: Format, choices: Choices): Promise<string> {
  const question = questionOf(resume, choices);
  const { blocks, author } = question;
  const file = `${slug(author) || "resume"}-resume.${format}`;
  if (format === "pdf") {
    const answer = await askPdf(question);
    if ("missing" in answer)
      throw new CannotWrite(
        `The PDF's font has no letters for some of your text: ${missingText(answer.missing)}. Change them in the editor, or take the Word file, which uses the fonts of your computer.`,
      );
    download(file, answer.bytes, "application/pdf");
    return answer.pages === 1 ? "PDF, 1 page" : `PDF, ${answer.pages} pages`;
  }
  if (format === "docx") {
    download(file, await askDocx(question), "application/vnd.openxmlformats-officedocument.wordprocessingml.document");
    return "Word file";
  }
  if (format === "json") {
    const { exportJsonResume } = await import("#domain/json-resume/json-resume.ts");
    download(file, exportJsonResume(draft.data, draft.beyond), "application/json");
    return "JSON Resume";
  }
  const { markdown, plainText } = await import("#domain/resume-file/text.ts");
  download(file, (format === "md" ? markdown : plainText)(blocks), "text/plain;charset=utf-8");
  return format === "md" ? "Markdown" : "Plain text";
}
