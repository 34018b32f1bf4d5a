import type { Line } from "./cell.ts";
import { namesSpokenLanguage } from "./fields/skills.ts";
import { namesDrivingLicense } from "./headings.ts";
import { isLanguageLabel, languagesIn } from "./personal-facts.ts";
import type { SectionKind } from "./section-kind.ts";
import type { Section } from "./sections.ts";

/** Sections in which a label begins a line of their own text. */
const ownLabels: SectionKind[] = ["experience", "projects", "skills", "languages"];

/** "Training: Software Testing Diploma, Seed Infotech" */
const trainingLabel = /^(?:(?:industrial|professional|technical|vocational) )?trainings?:\s+(?=\p{Lu})/iu;

/**
 * Moves lines whose label belongs to another section into a section of their own: "Languages known:
 * Marathi, Hindi" and "Training: Software Testing Diploma". Label and value may be separate cells.
 * A license to drive among skills moves, too.
 */
export function withLabelledApart(sections: Section[]): Section[] {
  return sections.flatMap((section) => {
    const apart = ownLabels.includes(section.kind) ? licensesIn(section) : apartIn(section.cells);
    if (apart.length === 0) return [section];
    const taken = new Set(apart.flatMap(({ from }) => from));
    const rest = { ...section, cells: section.cells.filter((cell) => !taken.has(cell)) };
    return [rest, ...apart.map(({ kind, title = "", cell }) => ({ kind, title, cells: [cell] }))];
  });
}

type Apart = { kind: SectionKind; title?: string; cell: Line; from: Line[] };

/** In a list of skills, the license to drive beside its label: "Führerschein" beside "Klasse B". */
function licensesIn({ kind, cells }: Section): Apart[] {
  if (kind !== "skills") return [];
  return cells.flatMap((cell): Apart[] => {
    const value = namesDrivingLicense(cell.text) ? valueBeside(cell, cells) : undefined;
    return value ? [{ kind: "achievements", title: cell.text, cell: value, from: [cell, value] }] : [];
  });
}

/** The lines with such a label, without the label, and the cells that they come from. */
export function apartIn(cells: Line[]): Apart[] {
  return cells.flatMap((cell): Apart[] => {
    const languages = languagesIn(cell.text);
    if (languages !== undefined && namesSpokenLanguage(languages))
      return [{ kind: "languages", cell: { ...cell, text: languages }, from: [cell] }];
    if (trainingLabel.test(cell.text))
      return [{ kind: "education", cell: { ...cell, text: cell.text.replace(trainingLabel, "") }, from: [cell] }];
    const value = isLanguageLabel(cell.text) ? valueBeside(cell, cells) : undefined;
    return value && namesSpokenLanguage(value.text) ? [{ kind: "languages", cell: value, from: [cell, value] }] : [];
  });
}

function valueBeside({ right, y, page }: Line, cells: Line[]): Line | undefined {
  return cells
    .filter((other) => other.x > right && Math.abs(other.y - y) < 2 && other.page === page)
    .sort((a, b) => a.x - b.x)[0];
}
