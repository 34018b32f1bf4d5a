import type { ResumeDocument } from "#domain/resume/page.ts";
import type { Resume } from "#domain/resume/resume.schema.ts";
import { mostCommonQuarter, upright } from "#domain/resume/upright.ts";
import { reportOn } from "#domain/resume-check/report.ts";
import { subjectOfFields, subjectOfFile } from "#domain/resume-check/subject.ts";
import type { FileReading } from "#domain/resume-formats/read-file.ts";
import { inspectPdf } from "./page-pictures.ts";
import { freshMemory } from "./pdf-memory.ts";
import type { Checked, ReadRequest } from "./reader-messages.ts";

/** Checks a PDF that has been read. Drawing the pages has the same memory limit as reading them. */
export async function checkPdf(
  bytes: Uint8Array,
  document: ResumeDocument,
  resume: Resume,
  { name, today }: ReadRequest,
): Promise<Checked | undefined> {
  if (!today) return;
  freshMemory();
  const turned = { pages: document.pages.map(upright) };
  const turns = document.pages.map(({ items }) => mostCommonQuarter(items));
  const { pages, ...inspection } = await inspectPdf(bytes, turned, turns);
  return { report: reportOn(subjectOfFile(turned, resume, { name, ...inspection }, today)), pages };
}

/** Checks a file of another format that has been read. */
export function checkOther(
  { resume, lines, document, edges, hidden, tables }: FileReading,
  { name, today }: ReadRequest,
) {
  if (!today) return;
  const look = {
    name,
    rawTexts: document?.pages.flatMap(({ items }) => items.map(({ text }) => text)) ?? [],
    hidden: hidden?.map((text) => ({ text })),
    ...(edges && { edges }),
    ...(tables && { tables }),
  };
  const subject = document ? subjectOfFile(document, resume, look, today) : subjectOfFields(resume, lines, today);
  return { report: reportOn(subject), pages: [] } satisfies Checked;
}
