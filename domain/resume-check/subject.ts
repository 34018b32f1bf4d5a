import type { Draft } from "../portfolio/draft.ts";
import { toResume } from "../portfolio/to-resume.ts";
import type { Cell } from "../resume/cell.ts";
import { readCells } from "../resume/cells.ts";
import type { ResumeDocument } from "../resume/page.ts";
import type { Resume, Source } from "../resume/resume.schema.ts";
import { outline, regionsOf, type Section } from "../resume/sections.ts";
import { respaced } from "../resume/wide-letters.ts";
import { type FileFacts, type Heading, type Line, placed, type Subject } from "./check.ts";

/** Facts of the file beyond its text. */
export type FileLook = Omit<FileFacts, "pages" | "headings" | "pdf"> & {
  pdf?: Omit<NonNullable<FileFacts["pdf"]>, "columns">;
};

/** The subject for a resume read from a file. The pages are upright. */
export function subjectOfFile(
  document: ResumeDocument,
  resume: Resume,
  { pdf, ...look }: FileLook,
  today: Subject["today"],
): Subject {
  const cells = respaced(readCells(document));
  const width = document.pages[0]?.width ?? 0;
  const { sections } = outline(cells, width);
  const tops = document.pages.map((_, at) => document.pages.slice(0, at).reduce((sum, { height }) => sum + height, 0));
  const sourceOf = (cell: Cell) => boxOf([cell], tops[cell.page] ?? 0);
  const aside = new Set(sections.filter(isAside).flatMap(({ cells }) => cells.map(placeOf)));
  const lines = cells.map(
    (cell): Line => ({
      text: cell.text,
      size: cell.size,
      links: cell.links,
      isAside: aside.has(placeOf(cell)),
      at: sourceOf(cell),
    }),
  );
  const headings = sections.map(({ title, kind }): Heading => {
    const cell = cells.find(({ text }) => text !== "" && title.startsWith(text));
    return { text: title, isKnown: kind !== "unknown", ...placed(cell && sourceOf(cell)) };
  });
  return {
    resume,
    lines,
    today,
    file: {
      ...look,
      pages: document.pages,
      headings,
      ...(pdf && { pdf: { ...pdf, columns: columnsOf(cells, width, tops) } }),
    },
  };
}

/** The subject for a file that names every field. It has no layout to check. */
export function subjectOfFields(resume: Resume, lines: string[], today: Subject["today"]): Subject {
  return { resume, lines: lines.map(lineOf), today };
}

const lineOf = (text: string): Line => ({ text, size: 0, links: [], isAside: false });

/** The subject for a draft stored in the browser, without its file. */
export function subjectOfDraft(draft: Draft, today: Subject["today"]): Subject {
  return subjectOfFields(toResume(draft.data, draft.beyond), draft.lines, today);
}

/** Hobbies, references and the like: sections that nobody looks for in a field. */
const isAside = ({ kind, title }: Section) => kind === "other" && aside.test(title);

const aside =
  /interes|int[ée]r[êe]t|hobb?[iy]|leisure|loisirs|freizeit|aficiones|minat|ilgi|zájmy|divers|nevenact|reading|refere|référe|recommend|testimon|declaration|signature|availab|fun facts|philosophy|day of my life|not working/i;

const placeOf = ({ x, y }: Cell) => `${x} ${y}`;

function boxOf(cells: Cell[], top: number): Source {
  const x = Math.min(...cells.map((cell) => cell.x));
  const y = Math.min(...cells.map((cell) => cell.y - cell.size)) - top;
  return {
    page: cells[0]?.page ?? 0,
    x,
    y,
    width: Math.max(...cells.map((cell) => cell.right)) - x,
    height: Math.max(...cells.map((cell) => cell.y)) - top - y,
  };
}

/** Columns that stand side by side and are read one after the other. */
function columnsOf(cells: Cell[], width: number, tops: number[]): Source[] {
  const beside = regionsOf(cells, width).filter(({ isBeside }) => isBeside);
  return tops.flatMap((top, page) => {
    const columns = beside.map((region) => region.cells.filter((cell) => cell.page === page));
    return columns.filter((column) => column.length > 0).map((column) => boxOf(column, top));
  });
}
