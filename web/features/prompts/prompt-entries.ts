import { promptCategories, promptEntry } from "#domain/prompts/prompts.ts";

const files = import.meta.glob<Record<string, string>>("#content/prompts/*.md", {
  eager: true,
  query: "?attributes",
  import: "default",
});

/** All prompts without their texts. The popular prompts come first, then the others by category. */
export const promptEntries = Object.entries(files)
  .map(([path, attributes]) => promptEntry(path.replace(/^.*\/|\.md.*$/g, ""), attributes))
  .toSorted(
    (a, b) =>
      Number(b.popular) - Number(a.popular) ||
      promptCategories.indexOf(a.category) - promptCategories.indexOf(b.category),
  );
