import {
  bodyDigest,
  digestHeader,
  ingestSignature,
  minSecretLength,
  signatureHeader,
  timestampHeader,
} from "#domain/ingest.ts";

/** Posts a signed body to the ingest endpoint of a running site, and returns the site's answer. */
export async function postIngest(source: string, text: string, to: string, secret: string): Promise<string> {
  if (secret.length < minSecretLength) throw new Error(`INGEST_SECRET needs ${minSecretLength} characters or more`);
  const body = new TextEncoder().encode(text);
  const digest = await bodyDigest(body);
  const timestamp = String(Math.floor(Date.now() / 1000));
  const response = await fetch(new URL(`/api/ingest/${source}`, to), {
    method: "POST",
    headers: {
      "Content-Type": "text/plain; charset=utf-8",
      [timestampHeader]: timestamp,
      [digestHeader]: digest,
      [signatureHeader]: await ingestSignature({ secret, timestamp, source, digest }),
    },
    body,
    signal: AbortSignal.timeout(60_000),
  });
  const answer = await response.text();
  if (!response.ok) throw new Error(`${response.status} ${answer}`);
  return answer;
}
