import { readFileSync } from "node:fs";
import type { Content } from "#domain/content.schema.ts";

/** The folder content/. */
export const content = new URL("../content/", import.meta.url);

/** The text of a JSON file in content/. `name` is the file's name without ".json". */
export function contentText(name: keyof Content): string {
  return readFileSync(new URL(`${name}.json`, content), "utf8");
}

export function readContent(name: keyof Content): unknown {
  return JSON.parse(contentText(name));
}
