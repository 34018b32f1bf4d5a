import { parse } from "yaml";

/**
 * Splits a markdown file into its YAML front matter and the text below it. Every value of the front
 * matter is a string.
 */
export function frontMatter(source: string): { attributes: Record<string, string>; text: string } {
  const [, head = "", text = source] = /^---\n(.*?\n)---\n(.*)$/s.exec(source) ?? [];
  return { attributes: parse(head, { schema: "failsafe" }) ?? {}, text: text.trim() };
}
