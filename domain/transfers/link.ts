/** A transfer is readable for this many minutes. The privacy policy names the number. */
export const transferMinutes = 10;

/** The most characters of a sealed text: about 1.1 MB of compressed data in base64url. */
export const maxSealed = 1_500_000;

/** The content of a link: the server's id of a sealed text, and the key that opens it. */
export type TransferLink = { id: string; key: string };

/**
 * The address that opens a transfer. Id and key are in the fragment, which no browser sends to a
 * server.
 */
export function transferLink(page: string, { id, key }: TransferLink): string {
  return `${page}#move=${id}.${key}`;
}

/**
 * Reads the fragment of such an address. "damaged" if a part is missing or changed; undefined for
 * any other fragment.
 */
export function readTransferLink(fragment: string): TransferLink | "damaged" | undefined {
  if (!fragment.startsWith("#move=")) return undefined;
  const [, id, key] = /^#move=([0-9a-f]{32})\.([\w-]{43})$/.exec(fragment) ?? [];
  return id && key ? { id, key } : "damaged";
}
