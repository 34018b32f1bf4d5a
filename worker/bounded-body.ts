import type { Context, MiddlewareHandler } from "hono";
import type { AppEnv } from "./env.ts";
import { ApiError } from "./errors.ts";

/** Takes in the body of a request before anything else is done with it. */
export function boundedBody(most: number, tooLarge: string): MiddlewareHandler<AppEnv> {
  return async (c, next) => {
    await takeBody(c, most, tooLarge);
    await next();
  };
}

/**
 * Takes in never more than `most` bytes of a request's body: one that announces more is refused at once, one that turns
 * out longer than announced is cut. 413 with `tooLarge`, and 400 when the sender breaks off.
 */
export async function takeBody({ req }: Context<AppEnv>, most: number, tooLarge: string): Promise<void> {
  const { raw } = req;
  if (Number(raw.headers.get("Content-Length")) > most) throw new ApiError(413, tooLarge);
  if (raw.body) req.raw = new Request(raw, { body: await readAtMost(raw.body, most, tooLarge) });
}

async function readAtMost(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
  tooLarge: string,
): Promise<Blob> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new ApiError(400, "The connection broke off too soon");
    });
    if (done) return new Blob(chunks);
    length += value.length;
    if (length > most) {
      reader.releaseLock();
      throw new ApiError(413, tooLarge);
    }
    chunks.push(value);
  }
}

const mostDrained = 32 * 1024 * 1024;
const longestDrain = 10_000;

/**
 * Reads, and forgets, what an early answer has left of a request's body: up to 32 MB, for up to ten seconds. The answer waits
 * for it, since one that is sent while the other side still writes may be lost.
 */
export async function drain({ body }: Request): Promise<void> {
  if (!body || body.locked) return;
  const reader = body.getReader();
  const timer = setTimeout(() => reader.cancel(), longestDrain);
  try {
    for (let length = 0; length < mostDrained; ) {
      const { done, value } = await reader.read();
      if (done) return;
      length += value.length;
    }
    await reader.cancel();
  } finally {
    clearTimeout(timer);
  }
}
