const files = import.meta.glob<string>("#content/prompts/*.md", { eager: true, query: "?text", import: "default" });

/** The texts of all prompts by id. They are large, so this module is fetched when needed. */
export const promptTexts = Object.fromEntries(
  Object.entries(files).map(([path, text]) => [path.replace(/^.*\/|\.md.*$/g, ""), text]),
);
