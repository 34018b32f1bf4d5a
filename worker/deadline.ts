/** In milliseconds: how long to wait for our own storage before answering without it. */
export const storageDeadlines = { database: 1500, write: 5000, flags: 500, limiter: 500, cache: 300 };

/**
 * The result of `work`, or an error after `ms` milliseconds. After the error, `work` continues, and
 * its result is ignored.
 */
export async function within<T>(ms: number, what: string, work: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${ms} ms`)), ms);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
