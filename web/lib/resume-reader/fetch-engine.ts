import { FileRefused } from "#domain/resume-formats/file-refused.ts";
import { scanRefusals } from "#domain/resume-scan/scan.ts";

/**
 * Downloads a part of the OCR engine. `onBytes` gets the size of each chunk. Throws FileRefused.
 */
export async function fetched(
  url: string,
  signal: AbortSignal,
  onBytes: (count: number) => void,
): Promise<ArrayBuffer> {
  try {
    const answer = await fetch(url, { signal });
    if (!answer.ok || !answer.body) throw new Error(`${url} answered ${answer.status}`);
    const counter = new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, stream) {
        onBytes(chunk.length);
        stream.enqueue(chunk);
      },
    });
    return await new Response(answer.body.pipeThrough(counter)).arrayBuffer();
  } catch {
    throw new FileRefused(scanRefusals.download);
  }
}

/** Unzips the data. We gzip the file, but a server may already have unzipped it. */
export async function inflated(data: ArrayBuffer): Promise<ArrayBuffer> {
  const [first, second] = new Uint8Array(data);
  if (first !== 0x1f || second !== 0x8b) return data;
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("gzip"))).arrayBuffer();
}
