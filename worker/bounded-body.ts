import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { ApiError } from "./errors.ts";
import { ledger } from "./ledger.ts";

/** Milliseconds until the whole body has to be there, and until its next byte has. */
const bodyDeadlines = { whole: 30_000, pause: 10_000 };
/** Bytes of all bodies that this isolate holds at one moment. It has 128 MB for everything. */
const maxHeldBytes = 24 * 1024 * 1024;

const held = ledger(bodyDeadlines.whole + 5_000);

/** Reads the body of a request before anything else is done with it. */
export function boundedBody(maxBytes: number, tooLarge: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await takeBody(c, maxBytes, tooLarge);
    await next();
  };
}

/**
 * Reads the body of a request into memory. Answers 413 with `tooLarge` above `maxBytes`, 408 for a sender that is too
 * slow, 400 for one that breaks off, and 503 while the bodies of other requests fill what the isolate may hold.
 */
export async function takeBody({ req }: Context<AppEnv>, maxBytes: number, tooLarge: string): Promise<void> {
  const { raw } = req;
  if (Number(raw.headers.get("Content-Length")) > maxBytes) throw new ApiError(413, "too-large", tooLarge);
  if (raw.body) req.raw = new Request(raw, { body: await readBounded(raw.body, maxBytes, tooLarge) });
}

type Chunk = Uint8Array<ArrayBuffer>;

async function readBounded(body: ReadableStream<Chunk>, maxBytes: number, tooLarge: string): Promise<Chunk> {
  const reader = body.getReader();
  const chunks: Chunk[] = [];
  const account = held.open();
  const end = account.openedAt + bodyDeadlines.whole;
  try {
    for (;;) {
      const { done, value } = await nextChunk(reader, Math.min(end - Date.now(), bodyDeadlines.pause));
      if (done) return joined(chunks, account.bytes);
      if (account.bytes + value.length > maxBytes) throw new ApiError(413, "too-large", tooLarge);
      if (held.total() + value.length > maxHeldBytes)
        throw new ApiError(503, "busy", "The service has too many uploads at the moment", 5);
      account.bytes += value.length;
      chunks.push(value);
    }
  } catch (error) {
    // Nobody waits for the rest of what comes too slowly.
    if (error instanceof ApiError && error.status === 408) reader.cancel().catch(() => {});
    throw error;
  } finally {
    held.close(account);
    reader.releaseLock();
  }
}

async function nextChunk(reader: ReadableStreamDefaultReader<Chunk>, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    const slow = new ApiError(408, "too-slow-upload", "The connection is too slow for this upload");
    timer = setTimeout(() => reject(slow), Math.max(0, ms));
  });
  const next = reader.read().catch(() => {
    throw new ApiError(400, "connection-lost", "The connection broke off too soon");
  });
  try {
    return await Promise.race([next, late]);
  } finally {
    clearTimeout(timer);
    next.catch(() => {}); // After a timeout nobody waits for it.
  }
}

function joined(chunks: Chunk[], length: number): Chunk {
  const all = new Uint8Array(length);
  let at = 0;
  for (const chunk of chunks) {
    all.set(chunk, at);
    at += chunk.length;
  }
  return all;
}

const maxDrainedBytes = 32 * 1024 * 1024;
const drainMs = 10_000;

/**
 * Reads and drops what an early answer has left of a request's body: up to 32 MB, for up to ten seconds. The answer waits
 * for it, since one that is sent while the other side still writes may be lost.
 */
export async function drain({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const timer = setTimeout(() => reader.cancel(), drainMs);
  try {
    for (let length = 0; length < maxDrainedBytes; ) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
    }
    await reader.cancel();
  } finally {
    clearTimeout(timer);
  }
}
