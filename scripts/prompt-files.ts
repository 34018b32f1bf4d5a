import { readdirSync, readFileSync } from "node:fs";
import { type Prompt, promptFromFile } from "#domain/prompts/prompts.ts";
import { content } from "./content-files.ts";
import { frontMatter } from "./front-matter.ts";

/** Every prompt with its id, unchecked. */
export function readPrompts(): Prompt[] {
  const files = readdirSync(new URL("prompts/", content)).sort();
  return files.map((file) =>
    promptFromFile(file.replace(/\.md$/, ""), frontMatter(readFileSync(new URL(`prompts/${file}`, content), "utf8"))),
  );
}
