/** An address in its parts, or null if it is none. As URL.parse, which Safari 17 lacks. */
export function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
