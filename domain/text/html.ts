/** Text for HTML, between tags or in a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** JSON for a script element. Without a "<" it can neither close the element nor open another. */
export function inlineJson(data: unknown): string {
  return JSON.stringify(data).replaceAll("<", "\\u003c");
}
