import { readFile } from "node:fs/promises";
import { Marked, Renderer } from "marked";
import type { Plugin } from "vite";
import { frontMatter } from "./front-matter.ts";

/** Each table cell has its column's name, because phones stack the cells of a row. */
const marked = new Marked({
  renderer: {
    table(table) {
      const columns = table.header.map(({ text }) => text);
      return new Renderer().table.call(this, table).replace(/<tr>.*?<\/tr>/gs, (row) => {
        let at = 0;
        return row.replace(/<td/g, () => `<td data-column="${columns[at++]}"`);
      });
    },
  },
});

/**
 * Importing *.md gives { attributes, text, html }, so that no markdown parser reaches the browser.
 * ?attributes or ?text gives only that part.
 */
export function markdown(): Plugin {
  return {
    name: "markdown",
    async load(id) {
      const [, file, part] = /^(.+\.md)(?:\?(attributes|text))?$/.exec(id) ?? [];
      if (!file) return;
      const { attributes, text } = frontMatter(await readFile(file, "utf8"));
      if (part)
        return { code: `export default ${JSON.stringify(part === "text" ? text : attributes)}`, moduleType: "js" };
      const parsed = await marked.parse(text);
      const html = parsed.replace(/<code>[^<]*/g, (code) => code.replaceAll("_", "_<wbr>")); // long_names_like_this may wrap
      return { code: `export default ${JSON.stringify({ attributes, text, html })}`, moduleType: "js" };
    },
  };
}
