/** Stored texts by key. Only keys of the table above occur. */
export type Stored = Record<string, string>;

/** The size of a stored text in UTF-8: "512 bytes", or from 1000 bytes on "1.5 kB". */
export function sizeText(text: string): string {
  const bytes = new TextEncoder().encode(text).length;
  return bytes < 1000 ? `${bytes} bytes` : `${(bytes / 1000).toFixed(1)} kB`;
}

/** A stored text for people to read: JSON is indented, anything else is unchanged. */
export function readableText(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}
