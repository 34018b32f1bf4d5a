import { hex } from "./text/text.ts";

export const timestampHeader = "X-Ingest-Timestamp";
export const digestHeader = "X-Ingest-Digest";
export const signatureHeader = "X-Ingest-Signature";

/** How many seconds the sender's clock may be off, and how long a signature is valid. */
export const ingestWindowSeconds = 300;
export const minSecretLength = 32;

/**
 * Separates the answers when a source takes several requests. The character occurs in neither JSON
 * nor HTML.
 */
export const answerSeparator = "\u001e";

/**
 * The signed text. It has the body's digest, so a signature can be checked before the body is read.
 */
type Signed = { secret: string; timestamp: string; source: string; digest: string };

/** SHA-256 of the body, in hexadecimal. */
export async function bodyDigest(body: Uint8Array<ArrayBuffer>): Promise<string> {
  return hex(await crypto.subtle.digest("SHA-256", body));
}

/**
 * HMAC-SHA256 of "timestamp.source.digest", in hexadecimal. The timestamp is in seconds since 1970.
 */
export async function ingestSignature(signed: Signed): Promise<string> {
  return hex(await crypto.subtle.sign("HMAC", await keyOf(signed.secret), signedText(signed)));
}

/** Whether the text has the form of a signature or digest: 64 hexadecimal digits. */
export function hasHashShape(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}

/** Whether the signature is right. It is compared in constant time. */
export async function isIngestSignature(signature: string, signed: Signed): Promise<boolean> {
  if (!hasHashShape(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  return crypto.subtle.verify("HMAC", await keyOf(signed.secret), bytes, signedText(signed));
}

/** Whether a time, in seconds since 1970, is at most five minutes from now. */
export function isTimely(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= ingestWindowSeconds;
}

function keyOf(secret: string) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["sign", "verify"]);
}

function signedText({ timestamp, source, digest }: Signed) {
  return new TextEncoder().encode(`${timestamp}.${source}.${digest}`);
}
