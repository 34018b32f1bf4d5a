/** The parts of an address, or null for other text. Replaces URL.parse, which Safari 17 lacks. */
export function parseUrl(text: string, base?: string): URL | null {
  return URL.canParse(text, base) ? new URL(text, base) : null;
}
