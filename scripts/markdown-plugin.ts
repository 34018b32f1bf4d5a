import { readFile } from "node:fs/promises";
import { marked } from "marked";
import type { Plugin } from "vite";
import { frontMatter } from "./front-matter.ts";

/**
 * Imports of *.md become { attributes, text, html }, so that no markdown parser reaches the browser; with ?attributes or
 * ?text at the end they become that part alone.
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
      const html = parsed.replace(/<code>[^<]*/g, (code) => code.replaceAll("_", "_<wbr>")); // names_like_this break there
      return { code: `export default ${JSON.stringify({ attributes, text, html })}`, moduleType: "js" };
    },
  };
}
