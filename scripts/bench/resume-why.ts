import type { ResumeDocument } from "#domain/resume/page.ts";
import { readResume } from "#domain/resume/read-resume.ts";
import type { Value } from "#domain/resume/resume.schema.ts";
import { type Note, traced } from "#domain/resume/rules.ts";

/**
 * Lines with every value of a resume, its confidence and its place. The rules that decided about
 * the value's text follow each value.
 */
export function explain(document: ResumeDocument): string[] {
  const { result, notes } = traced(() => readResume(document));
  return valuesIn(result, "").flatMap(({ path, value }) => [
    `${path} = ${JSON.stringify(value.text)}  ${value.confidence.toFixed(2)}${placeOf(value)}`,
    ...rulesAbout(value.text, notes).map((rule) => `    ${rule}`),
  ]);
}

function valuesIn(part: unknown, path: string): { path: string; value: Value }[] {
  if (typeof part !== "object" || part === null) return [];
  if ("text" in part && "confidence" in part) {
    const value = part as Value;
    return value.text === "" ? [] : [{ path, value }];
  }
  return Object.entries(part).flatMap(([key, inner]) => valuesIn(inner, path ? `${path}.${key}` : key));
}

function placeOf({ source }: Value): string {
  return source ? `  page ${source.page + 1} at ${source.x.toFixed(0)}, ${source.y.toFixed(0)}` : "";
}

/** Each rule about a text, once, in the order of the decisions. */
function rulesAbout(text: string, notes: Note[]): string[] {
  const about = notes.filter((note) => note.about.includes(text));
  return [...new Set(about.map(({ decision, rule, answer }) => `${decision}: ${rule} → ${JSON.stringify(answer)}`))];
}
