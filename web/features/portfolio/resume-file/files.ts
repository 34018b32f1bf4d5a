import type { Draft } from "#domain/portfolio/draft.ts";
import { headingsOf } from "#domain/portfolio/resume-headings.ts";
import { toResume } from "#domain/portfolio/to-resume.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";
import type { FileQuestion } from "#domain/resume-file/blocks.ts";
import { missingText } from "#domain/resume-file/missing-characters.ts";
import { type DesignName, type Headings, paperOf, type SectionName, usualOrder } from "#domain/resume-file/options.ts";
import { blocksOf, sectionsOf } from "#domain/resume-file/resume-blocks.ts";
import { slug } from "#domain/text/text.ts";
import { savesData } from "#web/lib/data-saver.ts";
import { reader } from "#web/lib/date.ts";
import { download } from "#web/lib/download.ts";
import { askDocx, askPdf } from "./ask.ts";

/** The visitor's choices for the file, and the headings of its sections. */
type Choices = Pick<FileQuestion, "design" | "paper"> & { sections: SectionName[]; headings: Headings };

/** The choices before the visitor has chosen anything, apart from the sections. */
export const usualDesign: DesignName = "modern";
export const usualPaper = () => paperOf(reader.locale ?? "");

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

function questionOf(resume: Resume, { headings, ...choices }: Choices): FileQuestion {
  const name = resume.basics.name.text.trim();
  const title = name ? `${name} – Resume` : "Resume";
  return { ...choices, blocks: blocksOf(resume, choices.sections, headings), title, author: name };
}

let isWriting = false;
let next: FileQuestion | undefined;

/**
 * Writes the PDF before the visitor asks for it, except in data saver mode. Then `downloadResume`
 * has the file at once, or knows why there is none. While a file is being written, only the latest
 * choice waits, so that the visitor never waits for files of earlier choices.
 */
export function writePdfAhead(resume: Resume, choices: Choices): void {
  if (savesData()) return;
  next = questionOf(resume, choices);
  writeNext();
}

async function writeNext(): Promise<void> {
  if (isWriting || !next) return;
  const question = next;
  next = undefined;
  isWriting = true;
  await askPdf(question).catch(() => {});
  isWriting = false;
  writeNext();
}

/**
 * Before the dialog opens, writes the file that it offers first. This starts the worker, fetches
 * its fonts and runs its code once. All that takes longer than writing a file.
 */
export function writeUsualPdf(draft: Draft): void {
  const resume = toResume(draft.data, draft.beyond);
  const written = sectionsOf(resume);
  const sections = usualOrder.filter((name) => written.includes(name));
  writePdfAhead(resume, { design: usualDesign, paper: usualPaper(), sections, headings: headingsOf(draft) });
}

/**
 * Downloads the resume as a file, and returns its description, such as "PDF, 2 pages". Throws
 * CannotWrite if the font of a PDF lacks a character.
 */
export async function downloadResume(resume: Resume, draft: Draft, format: Format, choices: Choices): Promise<string> {
  const question = questionOf(resume, choices);
  const { blocks, author } = question;
  const file = `${slug(author) || "resume"}-resume.${format}`;
  if (format === "pdf") {
    next = undefined; // this file replaces the waiting one
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
