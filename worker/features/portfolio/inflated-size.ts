/** Far more than text, fonts and a photo on two pages need. */
const mostInflatedBytes = 48 * 1024 * 1024;
/** Deflate shrinks at most about 1000 times, so what is shorter cannot grow past the limit. */
const harmlessBytes = mostInflatedBytes / 1032;

/**
 * True when the compressed parts of a PDF unpack to more than any resume needs, or are compressed twice over. Unpacks
 * only what is long enough to matter, piece by piece, and stops at the limit.
 */
export async function isDecompressionBomb(bytes: Uint8Array): Promise<boolean> {
  let total = 0;
  for (const { filters, data } of compressedStreams(bytes)) {
    if (filters > 1) return true;
    if (data.length < harmlessBytes) continue;
    total += await inflatedSize(data, mostInflatedBytes - total);
    if (total >= mostInflatedBytes) return true;
  }
  return false;
}

function* compressedStreams(bytes: Uint8Array): Generator<{ filters: number; data: Uint8Array }> {
  const text = new TextDecoder("latin1").decode(bytes);
  let at = 0;
  for (;;) {
    const start = text.indexOf("stream", at);
    if (start < 0) return;
    const end = text.indexOf("endstream", start + 6);
    const dictionary = text.slice(Math.max(at, start - 2000), start);
    const own = dictionary.slice(dictionary.lastIndexOf(" obj") + 1);
    const filters = own.match(/\/(?:FlateDecode|Fl|LZWDecode|LZW|RunLengthDecode|RL)\b/g)?.length ?? 0;
    const from = start + 6 + (text.startsWith("\r\n", start + 6) ? 2 : 1);
    if (filters > 0) yield { filters, data: bytes.subarray(from, end < 0 ? undefined : end) };
    if (end < 0) return;
    at = end + 9;
  }
}

async function inflatedSize(data: Uint8Array, most: number): Promise<number> {
  const reader = new Blob([data.slice()]).stream().pipeThrough(new DecompressionStream("deflate")).getReader();
  let size = 0;
  try {
    while (size < most) {
      const { done, value } = await reader.read();
      if (done) break;
      size += value.length;
    }
  } catch {
    // Encrypted or damaged, or followed by a line break: what came out so far counts.
  }
  await reader.cancel().catch(() => undefined);
  return size;
}
