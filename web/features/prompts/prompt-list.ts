import type { ItemList } from "schema-dts";
import type { PromptEntry } from "#domain/prompts/prompts.ts";

/** The prompts as an ItemList of schema.org. */
export function promptList(prompts: PromptEntry[]): ItemList {
  return {
    "@type": "ItemList",
    name: "Job seeker AI prompts",
    numberOfItems: prompts.length,
    itemListElement: prompts.map(({ title: name }, index) => ({ "@type": "ListItem", position: index + 1, name })),
  };
}
