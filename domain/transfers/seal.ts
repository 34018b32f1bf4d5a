/** The length of the random AES-GCM initialization vector, which precedes the sealed bytes. */
const ivBytes = 12;

/** In bytes: the largest unpacked text. */
const maxUnpacked = 50_000_000;

/** An encrypted text and its key, both in base64url. */
type Sealed = { sealed: string; key: string };

/** Compresses a text with gzip and encrypts it with AES-GCM and a new 256-bit key. */
export async function seal(text: string): Promise<Sealed> {
  const packed = await allBytes(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip")), Infinity);
  const key = await crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, true, ["encrypt"]);
  const iv = crypto.getRandomValues(new Uint8Array(ivBytes));
  const encrypted = await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, packed);
  const all = await new Blob([iv, encrypted]).arrayBuffer();
  return { sealed: toBase64Url(all), key: toBase64Url(await crypto.subtle.exportKey("raw", key)) };
}

/**
 * Decrypts a sealed text. Throws if the key is wrong, a byte was changed, or the unpacked text has
 * more than 50 MB.
 */
export async function unseal({ sealed, key }: Sealed): Promise<string> {
  const bytes = fromBase64Url(sealed);
  const opened = await crypto.subtle.importKey("raw", fromBase64Url(key), "AES-GCM", false, ["decrypt"]);
  const iv = bytes.subarray(0, ivBytes);
  const packed = await crypto.subtle.decrypt({ name: "AES-GCM", iv }, opened, bytes.subarray(ivBytes));
  const unpacked = new Blob([packed]).stream().pipeThrough(new DecompressionStream("gzip"));
  return new TextDecoder().decode(await allBytes(unpacked, maxUnpacked));
}

type Bytes = Uint8Array<ArrayBuffer>;

async function allBytes(stream: ReadableStream<Bytes>, most: number): Promise<Bytes> {
  const chunks: Bytes[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ; ) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(chunks).arrayBuffer());
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw new Error(`More than ${most} bytes`);
    }
    chunks.push(value);
  }
}

/** The bytes per call, since each byte becomes an argument. */
const atOnce = 32_768;

function toBase64Url(buffer: ArrayBuffer): string {
  const bytes = new Uint8Array(buffer);
  let binary = "";
  for (let at = 0; at < bytes.length; at += atOnce) binary += String.fromCharCode(...bytes.subarray(at, at + atOnce));
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

function fromBase64Url(text: string): Bytes {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
}
