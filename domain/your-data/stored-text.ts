/** Stored texts by key. Only keys of `storedThings` occur. */
export type Stored = Record<string, string>;

/** The size of a text in UTF-8. */
export const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

/** "512 bytes", "1.5 kB", "4.6 MB". */
export function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} bytes`;
  return bytes < 999_950 ? `${(bytes / 1000).toFixed(1)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A stored text for people to read: JSON is indented, anything else is unchanged. */
export function readableText(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
