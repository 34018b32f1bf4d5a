const files = import.meta.glob<string>("#content/prompts/*.md", { eager: true, query: "?text", import: "default" });

/** The texts of all prompts by id. They are large, so they are fetched when needed. */
export const promptTexts = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.md.*$/g, ""), text]),
);
