import { headingKind } from "../resume/headings.ts";
import type { SectionKind } from "../resume/section-kind.ts";

const aside =
  /interes|int[ée]r[êe]t|hobb?[iy]|leisure|loisirs|freizeit|aficiones|minat|ilgi|zájmy|divers|nevenact|reading|refere|référe|recommend|testimon|declaration|signature|availab|fun facts|philosophy|day of my life|not working/i;

/** Whether nobody looks for a section in a field: hobbies, references and the like. */
export const isAsideSection = (kind: SectionKind | undefined, title: string) => kind === "other" && aside.test(title);

/** "Hobbies: choir, chess" */
const label = /^([^:]{2,40}?) ?: +\S/;

/** Whether a line says with a label that it is of such a section. */
export function isAsideLine(text: string): boolean {
  const title = label.exec(text)?.[1] ?? "";
  return title !== "" && isAsideSection(headingKind(title), title);
}

const isInCapitals = (text: string) => text === text.toUpperCase() && text !== text.toLowerCase();

/**
 * For each line of a text without its layout: whether it stands in such a section. The section ends
 * at the next heading, and at capitals if its own heading has them.
 */
export function areAside(lines: string[]): boolean[] {
  let title = "";
  return lines.map((line) => {
    const kind = headingKind(line);
    if (kind) title = isAsideSection(kind, line) ? line : "";
    else if (isInCapitals(title) && isInCapitals(line)) title = "";
    return title !== "";
  });
}
