import { hex } from "./text/text.ts";

export const timestampHeader = "X-Ingest-Timestamp";
export const signatureHeader = "X-Ingest-Signature";

/** How far the sender's clock may be off, in seconds, and how long a signature is worth something. */
export const ingestWindowSeconds = 300;

/** Between the answers of a source that is asked more than once; it occurs neither in JSON nor in HTML. */
export const answerSeparator = "\u001e";

type IngestRequest = { secret: string; timestamp: string; source: string; body: string };

/** HMAC-SHA256, in hexadecimal, over the seconds since 1970, the source and the body, joined by full stops. */
export async function ingestSignature(request: IngestRequest): Promise<string> {
  return hex(await crypto.subtle.sign("HMAC", await keyOf(request.secret), signedText(request)));
}

/** Whether it could be a signature at all: 64 hexadecimal digits. */
export function hasSignatureShape(signature: string): boolean {
  return /^[0-9a-f]{64}$/.test(signature);
}

/** Compares in constant time. */
export async function isIngestSignature(signature: string, request: IngestRequest): Promise<boolean> {
  if (!hasSignatureShape(signature)) return false;
  const bytes = Uint8Array.from(signature.match(/../g) ?? [], (digits) => Number.parseInt(digits, 16));
  return crypto.subtle.verify("HMAC", await keyOf(request.secret), bytes, signedText(request));
}

/** Whether the seconds since 1970 are at most five minutes off, either way. */
export function isTimely(timestamp: string, now: Date): boolean {
  return /^\d{1,12}$/.test(timestamp) && Math.abs(now.getTime() / 1000 - Number(timestamp)) <= ingestWindowSeconds;
}

function keyOf(secret: string) {
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  return crypto.subtle.importKey("raw", new TextEncoder().encode(secret), algorithm, false, ["sign", "verify"]);
}

function signedText({ timestamp, source, body }: IngestRequest) {
  return new TextEncoder().encode(`${timestamp}.${source}.${body}`);
}
