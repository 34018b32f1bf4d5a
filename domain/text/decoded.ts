/**
 * Decodes a file's text: by its byte order mark, else as UTF-8, else as UTF-16 if every other byte
 * is zero, else as windows-1252, in which every byte is a character.
 */
export function decoded(bytes: Uint8Array): string {
  const [first, second, third] = bytes;
  if (first === 0xff && second === 0xfe) return read("utf-16le", bytes);
  if (first === 0xfe && second === 0xff) return read("utf-16be", bytes);
  if (first === 0xef && second === 0xbb && third === 0xbf) return read("utf-8", bytes);
  const start = bytes.subarray(0, 200);
  const zeros = (odd: number) => start.filter((byte, at) => byte === 0 && at % 2 === odd).length;
  if (zeros(1) > start.length / 4) return read("utf-16le", bytes);
  if (zeros(0) > start.length / 4) return read("utf-16be", bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return read("windows-1252", bytes);
  }
}

const read = (encoding: string, bytes: Uint8Array) => new TextDecoder(encoding).decode(bytes);
