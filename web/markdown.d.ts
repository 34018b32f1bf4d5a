/** What scripts/markdown-plugin.ts makes of a markdown file. */
declare module "*.md" {
  const markdown: { attributes: Record<string, string>; text: string; html: string };
  export default markdown;
}
