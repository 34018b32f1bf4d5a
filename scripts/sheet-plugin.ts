import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename } from "node:path";
import type { Plugin } from "vite";
import type { SheetCounts } from "#domain/cheat-sheets/cheat-sheets.ts";
import type { SheetSection } from "#domain/cheat-sheets/sheet-rank.ts";
import { cached } from "./cached.ts";
import { proseOf, readSheet, type Section, titleText } from "./sheet.ts";
import { questionsGroup, sheetHtml } from "./sheet-html.ts";

/**
 * The code that makes a sheet's HTML. Highlighting nine sheets is the slowest step of a build, so
 * the result is cached.
 */
const makers = [
  "sheet-html.ts",
  "sheet-block.ts",
  "sheet.ts",
  "sheet-code.ts",
  "sheet-diagram.ts",
  "../package-lock.json",
]
  .map((file) => readFileSync(new URL(file, import.meta.url), "utf8"))
  .join("");

/**
 * A cheat sheet has three imports, so that a page downloads only what it shows: ?html for the text
 * and contents, ?counts for the numbers, and ?search for the search index.
 */
export function cheatSheets(): Plugin {
  return {
    name: "cheat-sheets",
    enforce: "pre",
    async load(id) {
      const [, file = "", query = ""] = /^(.*\/cheat-sheets\/[\w-]+\.md)\?(html|counts|search)$/.exec(id) ?? [];
      if (!file) return;
      this.addWatchFile(file);
      const source = await readFile(file, "utf8");
      const sheet = readSheet(source);
      const views = {
        html: async () => {
          const html = await cached([source, makers], async () => Buffer.from(JSON.stringify(await sheetHtml(sheet))));
          return JSON.parse(html.toString());
        },
        counts: () => sheetCounts(sheet),
        search: () => searchSections(sheet, basename(file, ".md")),
      };
      const view = await views[query as keyof typeof views]();
      return { code: `export default ${JSON.stringify(view)}`, moduleType: "js" };
    },
  };
}

function sheetCounts(sections: Section[]): SheetCounts {
  const executed = sections.flatMap(({ parts }) =>
    parts.filter((part) => "code" in part && part.language !== "text" && part.norun === undefined),
  );
  return {
    sections: sections.filter(({ title }) => title).length,
    questions: sections.filter(({ group }) => group === questionsGroup).length,
    blocks: executed.length,
  };
}

/**
 * Every word of a section once, including code and output. The search needs no more, and this is
 * less than half the size.
 */
function searchSections(sections: Section[], sheet: string): SheetSection[] {
  return sections
    .filter(({ title }) => title)
    .map(({ title, id, group, parts }) => {
      const prose = proseOf(parts);
      const all = parts.map((part) => ("code" in part ? `${part.code} ${part.output ?? ""}` : part.text)).join(" ");
      const words = new Set(`${group} ${all}`.toLowerCase().split(/\s+/));
      return {
        sheet,
        id,
        title: titleText(title),
        group,
        lead: shortened(prose),
        words: [...words].join(" "),
      };
    });
}

function shortened(text: string): string {
  return text.length <= 110 ? text : `${text.slice(0, 110).replace(/\s+\S*$/, "")} …`;
}
