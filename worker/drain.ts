const maxDrainedBytes = 32 * 1024 * 1024;
const drainMs = 10_000;

/**
 * Reads and drops the rest of a request's body after an early answer: up to 32 MB, for up to ten
 * seconds. The answer waits for this, because an answer that is sent while the client is still
 * sending may be lost.
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
