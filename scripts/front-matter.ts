import { parse } from "yaml";

/** Splits a markdown file into its YAML front matter, with every value as a string, and the text below. */
export function frontMatter(source: string): { attributes: Record<string, string>; text: string } {
  const [, head = "", text = source] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? [];
  return { attributes: parse(head, { schema: "failsafe" }) ?? {}, text: text.trim() };
}
