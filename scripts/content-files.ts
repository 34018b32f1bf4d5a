import { readdirSync, readFileSync } from "node:fs";
import type { Content } from "#domain/content.schema.ts";
import { type Prompt, promptFromFile } from "#domain/prompts/prompts.ts";
import { frontMatter } from "./front-matter.ts";

/** The folder content/. */
export const content = new URL("../content/", import.meta.url);

/** The text of a JSON file in content/, by name without .json. */
export function contentText(name: keyof Content): string {
  return readFileSync(new URL(`${name}.json`, content), "utf8");
}

export function readContent(name: keyof Content): unknown {
  return JSON.parse(contentText(name));
}

/** Every prompt, by id, unchecked. */
export function readPrompts(): Prompt[] {
  const files = readdirSync(new URL("prompts/", content)).sort();
  return files.map((file) =>
    promptFromFile(file.replace(/\.md$/, ""), frontMatter(readFileSync(new URL(`prompts/${file}`, content), "utf8"))),
  );
}
