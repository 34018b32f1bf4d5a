import { type LinkAnswer, readBytes } from "#domain/link-health/classify.ts";

const maxBytes = 4 * 1024 * 1024;

/** Reads the status, the redirect and the first 2 kB of an answer. */
export async function glanceAt(response: Response): Promise<LinkAnswer> {
  const { status, headers } = response;
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let start = "";
  while (reader && start.length < readBytes) {
    const { done, value } = await reader.read();
    if (done) break;
    start += decoder.decode(value, { stream: true });
  }
  await reader?.cancel();
  // Cloudflare itself answers this for a host name that does not exist.
  if (status === 530 && start.includes("1016")) return { failure: "no-host" };
  return { status, location: headers.get("Location") ?? undefined, start: start.slice(0, readBytes) };
}

/** Reads the body of an answer as text. Throws above 4 MB or when `signal` aborts. */
export async function bodyOf(response: Response, host: string, signal: AbortSignal): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) throw new Error(`${host} answered with no body`);
  signal.addEventListener("abort", () => {
    reader.cancel().catch(() => {});
  });
  const decoder = new TextDecoder();
  let text = "";
  let bytes = 0;
  for (;;) {
    const { done, value } = await reader.read();
    signal.throwIfAborted();
    if (done) return text + decoder.decode();
    bytes += value.byteLength;
    if (bytes > maxBytes) {
      await reader.cancel();
      throw new Error(`${host} answered with more than ${maxBytes} bytes`);
    }
    text += decoder.decode(value, { stream: true });
  }
}
