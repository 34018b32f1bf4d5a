import type { Context, MiddlewareHandler } from "hono";
import { bodyDeadlines, watchPauses } from "./body-pace.ts";
import type { AppEnv } from "./env.ts";
import { ApiError } from "./errors.ts";
import { type Account, ledger } from "./ledger.ts";

/**
 * The most bytes that all bodies in this isolate may hold at one time. The isolate has 128 MB in
 * all.
 */
const maxHeldBytes = 16 * 1024 * 1024;

const held = ledger(bodyDeadlines.whole + 5_000);

/** A middleware that reads the body of a request before the route runs. */
export function boundedBody(maxBytes: number, tooLarge: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await takeBody(c, maxBytes, tooLarge);
    await next();
  };
}

/**
 * Reads the body of a request into memory. Answers 413 with `tooLarge` above `maxBytes`, 408 if the
 * sender is too slow, 400 if it breaks off, and 503 while other requests' bodies fill the isolate's
 * memory.
 */
export async function takeBody({ req }: Context<AppEnv>, maxBytes: number, tooLarge: string): Promise<void> {
  const { raw } = req;
  const announced = Number(raw.headers.get("Content-Length")) || 0;
  if (announced > maxBytes) throw new ApiError(413, "too-large", tooLarge);
  if (!raw.body) return;
  const account = held.open();
  try {
    if (!reserve(account, announced)) {
      raw.body.cancel().catch(() => {}); // Reading the rest would cost time and memory, which are scarce now.
      throw busy();
    }
    req.raw = new Request(raw, { body: await readBounded(raw.body, account, maxBytes, tooLarge) });
  } finally {
    held.close(account);
  }
}

/**
 * Reserves a total of bytes: as many as the header announces, or more if more have arrived. Returns
 * false if there is no room.
 */
function reserve(account: Account, bytes: number): boolean {
  if (held.total() - account.bytes + bytes > maxHeldBytes) return false;
  account.bytes = bytes;
  return true;
}

function busy(): ApiError {
  return new ApiError(503, "busy", "The service has too many uploads at the moment", 5);
}

type Chunk = Uint8Array<ArrayBuffer>;

async function readBounded(
  body: ReadableStream<Chunk>,
  account: Account,
  maxBytes: number,
  tooLarge: string,
): Promise<Chunk> {
  const reader = body.getReader();
  const watch = watchPauses(account.openedAt);
  const chunks: Chunk[] = [];
  let length = 0;
  try {
    for (;;) {
      const { done, value } = await Promise.race([reader.read().catch(brokenOff), watch.late]);
      if (done) return joined(chunks, length);
      watch.moved();
      length += value.length;
      if (length > maxBytes) throw new ApiError(413, "too-large", tooLarge);
      if (length > account.bytes && !reserve(account, length)) throw busy();
      chunks.push(value);
    }
  } catch (error) {
    // `drain` reads the rest of a body that is too large, but not of one that is too slow.
    if (length > maxBytes) reader.releaseLock();
    else reader.cancel().catch(() => {});
    throw error;
  } finally {
    watch.stop();
  }
}

function brokenOff(): never {
  throw new ApiError(400, "connection-lost", "The connection broke off too soon");
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
