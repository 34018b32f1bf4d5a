/** A markdown file, as scripts/markdown-plugin.ts exports it. */
declare module "*.md" {
  const markdown: { attributes: Record<string, string>; text: string; html: string };
  export default markdown;
}
